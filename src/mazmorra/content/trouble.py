"""Why a file cannot be read or written, as phrases: what the system says of it is in English, whatever the
language.
"""

from __future__ import annotations

import errno

from mazmorra.kernel.ask import Phrase

TROUBLES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "missing",
}


def trouble(error: OSError | UnicodeDecodeError) -> Phrase:
    """What is wrong with a file, for the person who named it."""
    if isinstance(error, UnicodeDecodeError):
        return Phrase("file-not-text")
    if error.errno in TROUBLES:
        return Phrase(f"file-{TROUBLES[error.errno]}")
    return Phrase("file-other", (("number", error.errno or 0),))
