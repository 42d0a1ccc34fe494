/** What the installed app offers at its icon: what it is called, and where it leads. The manifests are made of it. */
export const DESCRIPTION = "web-shell-description";
export const SHORTCUTS = { "web-shell-new": "/new", "web-shell-tables": "/tables", "web-shell-daily": "/daily", "web-shell-rules": "/rules" };
