"""What can go wrong at the command line."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class EmptyScene(MazmorraError):
    key = "cli-empty-scene"
    says = "the scene is empty; say its text, a file with it, or - for the standard input"


class NoScene(MazmorraError):
    key = "cli-no-scene"
    says = "'{text}' is neither a file that is there nor a scene, which has a colon"


class NoApp(MazmorraError):
    key = "open-no-app"
    says = "the web app is not built; build it with {build}, or play in the terminal with {play}"


class NoServer(MazmorraError):
    key = "cli-no-server"
    says = "the server is not installed: pip install 'mazmorra[server]'"


class NotStarted(MazmorraError):
    key = "open-not-started"
    says = "the server did not start"


class NoPort(MazmorraError):
    key = "serve-no-port"
    says = "cannot listen on {host}, port {port}: {reason.key}"


class NoProcesses(MazmorraError):
    key = "serve-no-processes"
    says = "several processes from one command need a system that can fork"


class NoMail(MazmorraError):
    key = "serve-no-mail"
    says = "e-mails cannot be sent: {reason.key}"


class NoRedis(MazmorraError):
    key = "serve-no-redis"
    says = "Redis cannot be used: {reason.key}"


class NoFile(MazmorraError):
    key = "cli-no-file"
    says = "cannot read {file}: {reason.key}"


class NoFolder(MazmorraError):
    key = "cli-no-folder"
    says = "cannot use the folder {folder}: {reason.key}"


class NoDatabase(MazmorraError):
    key = "serve-no-database"
    says = "the database cannot be used: {reason.key}"
