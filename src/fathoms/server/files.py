"""Files for the page: small, compressed once, and kept by browsers for as long as they are the same."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path

import brotli
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fathoms.core import typography
from fathoms.server import scripts, styles

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
MAKERS = {".js": scripts.sent, ".map": scripts.mapped, ".css": styles.sent}  # of what is not sent as it is written
PACKED = {".woff2", ".png", ".jpg", ".webp"}  # compressed already
LEAST = 512  # bytes that are worth compressing
BEST, QUICK = 11, 5  # how hard Brotli tries: once for a file, or for every answer
UNWANTED = re.compile(r";q=0(\.0*)?$")  # what a browser says of an encoding that it does not take
MESSAGE = re.compile(rb"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.M)  # of a Fluent file, by its key
HEADING = re.compile(rb"^## .*?(?:\((\w+)\))?$", re.M)  # in a Fluent file; its chapter, if it has one
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class File:
    """The bytes of a file; compressed when first asked for that."""

    body: bytes
    suffix: str
    quality: int = BEST

    @cached_property
    def etag(self) -> str:
        """The same for the same bytes."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @property
    def type(self) -> str:
        """What browsers call it."""
        return TYPES.get(self.suffix) or mimetypes.guess_type("x" + self.suffix)[0] or "text/plain"

    @cached_property
    def br(self) -> bytes:
        """By Brotli, which browsers take over safe lines."""
        return bytes(brotli.compress(self.body, quality=self.quality))

    @cached_property
    def gzip(self) -> bytes:
        """For everybody else."""
        return gzip.compress(self.body, 9, mtime=0)


def read(path: Path) -> File:
    """A file as it is sent."""
    return File(MAKERS.get(path.suffix, Path.read_bytes)(written(path)), path.suffix)


def written(path: Path) -> Path:
    """The file of which one is made that is sent: of the map of a script, that script."""
    return path.with_suffix("") if path.name.endswith(".js.map") else path


def changed(path: Path) -> float:
    """When a file was last changed, or any of its kind in its folder where it may be made of several."""
    kin = path.parent.glob(f"*{path.suffix}") if path.suffix in MAKERS else [path]
    return max(one.stat().st_mtime for one in kin)


def answer(
    request: HTTPConnection, found: File, *, cache: str = ASK_AGAIN, status: int = 200, vary: str = "Accept-Encoding"
) -> Response:
    """The file, compressed if the browser likes that; nothing if it has it already."""
    headers = {"ETag": found.etag, "Cache-Control": cache, "Vary": vary}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.body
    offered = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    accepted = [one.partition(";")[0] for one in offered if not UNWANTED.search(one)]
    if found.suffix not in PACKED and len(body) >= LEAST:
        if "br" in accepted:
            body, headers["Content-Encoding"] = found.br, "br"
        elif "gzip" in accepted:
            body, headers["Content-Encoding"] = found.gzip, "gzip"
    return Response(body, status, headers, found.type)


@lru_cache(64)
def completed(own: File | None, english: File | None) -> File | None:
    """Words of a language, in English where it has none."""
    if own is None or english is None:
        return own or english
    said = {message[1] for message in MESSAGE.finditer(own.body)}
    missing = [message[0] for message in MESSAGE.finditer(english.body) if message[1] not in said]
    return File(b"\n".join([own.body, *missing]), own.suffix) if missing else own


@lru_cache(256)
def chapter(file: File, name: str) -> File | None:
    """The messages below headings that end with a chapter's name; without one, all below headings of no chapter."""
    above, *parts = HEADING.split(file.body)
    named = [(b"", above), *zip(parts[::2], parts[1::2], strict=True)]
    told = [message[0] for of, text in named if (of or b"") == name.encode() for message in MESSAGE.finditer(text)]
    return File(b"\n".join(told), file.suffix) if told else None


@lru_cache(64)
def typeset(file: File, language: str) -> File:
    """A text as a language prints it."""
    return File(typography.typeset(language, file.body.decode()).encode(), file.suffix)


class Folder:
    """A folder of files, read again when they change."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._read: dict[Path, tuple[float, File]] = {}

    def find(self, name: str) -> File | None:
        """A file by its path below the folder; None if there is none, or if it lies outside."""
        try:
            path = (self._root / name).resolve()
            if not path.is_relative_to(self._root) or not written(path).is_file():
                return None
        except (OSError, ValueError):  # what cannot be a name, or is too long for one
            return None
        stamp = changed(written(path))
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = stamp, read(path)
            self._read[path] = known
        return known[1]


class Web(Folder):
    """The page's own folder: its address holds a hash of all files, so that it can be kept for ever."""

    @cached_property
    def hash(self) -> str:
        """Of every file, as it was when first asked for, and of what makes of them what is sent."""
        digest = hashlib.sha256()
        for path in sorted(p for p in self._root.rglob("*") if p.is_file()):
            digest.update(str(path.relative_to(self._root)).encode() + b"\0" + path.read_bytes())
        for maker in ("scripts.py", "styles.py"):
            digest.update(Path(__file__).with_name(maker).read_bytes())
        return digest.hexdigest()[:12]

    def page(self, **told: str) -> File | None:
        """`index.html`, with the hash in the addresses of its files, and what it tells those who run no scripts."""
        index = self.find("index.html")
        if index is None:
            return None
        text = index.body.decode().replace('"/web/', f'"/web/@{self.hash}/')
        for name, what in told.items():
            text = text.replace(f"{{{name}}}", escape(what))
        return File(text.encode(), ".html")
