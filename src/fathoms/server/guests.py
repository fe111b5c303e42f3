"""Guests without accounts: a signed cookie says who you are, a link's token what you may."""

import hmac
import os
import secrets
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fathoms.core.errors import BadOption, FathomsError, reason

NAME_LENGTH = 24
TEXT_LENGTH = 120  # of what people write to each other
MARKS = 3  # accents on one letter, and more than any language writes
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
KEY_LENGTH = 32
KEY_FILE = "key"  # in a folder of data
YEAR = 365 * 24 * 3600


def new_id() -> str:
    """128 random bits, fit for an address, and for a command line: nothing there may begin with a dash."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


def new_key() -> bytes:
    """A key of one's own."""
    return secrets.token_bytes(KEY_LENGTH)


class BadKey(FathomsError):
    """A key that cannot be read or made."""


def write_whole(path: Path, content: bytes) -> None:
    """A file for its owner alone, which is there with all its content or not at all."""
    draft = path.with_name(path.name + ".draft")
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.rename(path)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise BadKey("error-key-unwritable", path=str(path), why=reason(error)) from None


@dataclass(frozen=True, slots=True)
class Key:
    """The server's own key, kept in a file beside the store and never in it."""

    key: bytes

    @classmethod
    def open(cls, path: Path) -> "Key":
        """The key in a file, made on the first run: whole and on the disk before it has its name."""
        if not path.exists():
            write_whole(path, new_key())
        try:
            key = path.read_bytes()
        except OSError as error:
            raise BadKey("error-unreadable", path=str(path), why=reason(error)) from None
        if len(key) != KEY_LENGTH:
            raise BadKey("error-key-length", path=str(path), given=str(len(key)), wanted=str(KEY_LENGTH))
        return cls(key)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self.token('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None if it is not one of ours."""
        guest, _, sign = (cookie or "").partition(".")
        good = hmac.compare_digest(sign.encode(), self.token("guest", guest).encode())
        return guest if guest and good else None

    def token(self, role: str, *about: str | int) -> str:
        """The token for a role: the same each time it is asked for, and unguessable without the key."""
        said = "\n".join([role, *map(str, about)])
        return hmac.digest(self.key, said.encode(), "sha256")[:16].hex()

    def secret(self, match: str) -> bytes:
        """The secret of a match's dice: settled with its id, before anybody adds a seed."""
        return hmac.digest(self.key, f"dice\n{match}".encode(), "sha256")


def cookie_name(secure: bool) -> str:
    """Over HTTPS the name itself promises that no other host or path set it."""
    return "__Host-fathoms" if secure else "fathoms"


def cookie(value: str, secure: bool) -> str:
    """The Set-Cookie header."""
    tail = "; Secure" if secure else ""
    return f"{cookie_name(secure)}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{tail}"


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no invisible characters, not too long."""
    plain = visible(name)
    if plain is None:
        raise BadOption("error-name-visible")
    if len(plain) > NAME_LENGTH:
        raise BadOption("error-name-length", most=str(NAME_LENGTH), given=str(len(plain)))
    return plain


def clean_text(text: str) -> str:
    """What somebody wrote, as it may be shown: likewise, and something."""
    plain = visible(text)
    if not plain or len(plain) > TEXT_LENGTH:
        raise BadOption("error-text", most=str(TEXT_LENGTH))
    return plain


def visible(text: str) -> str | None:
    """A text on one line; None if some of it would not be seen, or would be seen all over what is around it."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = "".join(unicodedata.category(c)[0] for c in plain)
    unseen = "C" in kinds or not BLANK.isdisjoint(plain)
    return None if unseen or kinds.startswith("M") or "M" * (MARKS + 1) in kinds else plain
