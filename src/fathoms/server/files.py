"""Files for the page: small, compressed once, and kept by browsers for as long as they are the same."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    ".js": "text/javascript; charset=utf-8",
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
PACKED = {".woff2", ".png", ".jpg", ".webp"}  # compressed already
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """The bytes of a file, as they are and compressed."""

    body: bytes
    small: bytes | None
    etag: str
    type: str


def file(body: bytes, suffix: str) -> File:
    """A file of some bytes."""
    small = None if suffix in PACKED or len(body) < 512 else gzip.compress(body, 9, mtime=0)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, small, etag, TYPES.get(suffix) or mimetypes.guess_type("x" + suffix)[0] or "text/plain")


def read(path: Path) -> File:
    """A file as it is."""
    return file(path.read_bytes(), path.suffix)


def answer(request: Request, found: File, *, cache: str = ASK_AGAIN, status: int = 200) -> Response:
    """The file, compressed if the browser likes that; nothing if it has it already."""
    headers = {"ETag": found.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = found.small, "gzip"
    return Response(body, status, headers, found.type)


class Folder:
    """A folder of files, read again when they change."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._read: dict[Path, tuple[float, File]] = {}

    def find(self, name: str) -> File | None:
        """A file by its path below the folder; None if there is none, or if it lies outside."""
        try:
            path = (self._root / name).resolve()
            if not path.is_relative_to(self._root) or not path.is_file():
                return None
        except (OSError, ValueError):  # what cannot be a name, or is too long for one
            return None
        stamp = path.stat().st_mtime
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = stamp, read(path)
            self._read[path] = known
        return known[1]


class Web(Folder):
    """The page's own folder: its address holds a hash of all files, so that it can be kept for ever."""

    @cached_property
    def hash(self) -> str:
        """Of every file, as it was when first asked for."""
        digest = hashlib.sha256()
        for path in sorted(p for p in self._root.rglob("*") if p.is_file()):
            digest.update(str(path.relative_to(self._root)).encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:12]

    @cached_property
    def page(self) -> File | None:
        """`index.html`, with the hash in the addresses of its files."""
        index = self.find("index.html")
        if index is None:
            return None
        return file(index.body.replace(b'"/web/', f'"/web/@{self.hash}/'.encode()), ".html")
