"""x"""
from typing import Any
def picture(b: Any, s: Any, seat: int, words: Any) -> str:
    return ""
