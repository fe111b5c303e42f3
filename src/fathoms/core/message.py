"""A sentence for people, before it is put into a language: the key of a Fluent message and what fills it in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Fill = Union[str, int, "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A message by key, about texts, numbers or further messages; formatted where it is read (`Words.tell`)."""

    key: str
    about: Mapping[str, Fill] = field(default_factory=dict)
