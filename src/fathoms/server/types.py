"""The protocol's shapes for the page's type check: `python -m fathoms.server.types` writes them anew."""

from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from msgspec import UNSET, Struct
from msgspec import inspect as shapes

from fathoms.core import changes, scene
from fathoms.core.folders import WEB
from fathoms.server import protocol

FILE = WEB / "js" / "types.d.ts"
HEAD = """/** The shapes of docs/protocol.md. Written by `python -m fathoms.server.types`: change them there. */

export type About = Record<string, string | number>;

/** What the page has made whole: each scene, of what was sent of it. */
export type Sent = Scene | SceneChange | null;
export type Step = Omit<StepShown, "lines"> & { lines: (Happened & { scene?: Scene })[] };
export type Present = Required<Now> & { scene: Scene };
export type Foreseen = Omit<Previewed, "lines"> & { lines: Step["lines"]; scene: Scene };
export type Page = { steps: Step[]; of: number; scene: Scene | null };
"""
PLAIN = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "any",
    shapes.RawType: "Scene | SceneChange",
}
FROM_CLIENTS = {
    *get_args(protocol.AnyCommand),
    protocol.NewMatch,
    protocol.Wanted,
    protocol.Joining,
}  # these may leave defaults out


def written() -> str:
    """Every shape, as an interface."""
    return HEAD + "".join(interface(shape) for module in (scene, changes, protocol) for shape in structs(module))


def structs(module: ModuleType) -> Iterator[shapes.StructType]:
    """The shapes a module defines, but for those that others only build on."""
    for kind in vars(module).values():
        own = isinstance(kind, type) and kind.__module__ == module.__name__
        if own and issubclass(kind, Struct) and kind is not protocol.Command:
            shape = shapes.type_info(kind)
            assert isinstance(shape, shapes.StructType)
            yield shape


def interface(shape: shapes.StructType) -> str:
    """One shape with what is true of it."""
    tag = [f'  {shape.tag_field}: "{shape.tag}";'] if shape.tag else []
    lines = [*tag, *(member(shape, field) for field in shape.fields)]
    body = "\n".join(lines)
    return f"\n/** {shape.cls.__doc__} */\nexport interface {shape.cls.__name__} {{\n{body}\n}}\n"


def member(shape: shapes.StructType, field: shapes.Field) -> str:
    """A field; with a question mark where it may be left out."""
    spares = shape.cls in FROM_CLIENTS or shape.cls.__struct_config__.omit_defaults
    optional = field.default is UNSET or (spares and not field.required)
    return f"  {field.encode_name}{'?' if optional else ''}: {name(field.type)};"


def name(kind: shapes.Type) -> str:
    """A kind of value as TypeScript calls it."""
    match kind:
        case shapes.StructType():
            return kind.cls.__name__
        case shapes.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case shapes.UnionType():
            return " | ".join(dict.fromkeys(name(one) for one in kind.types))
        case shapes.DictType():
            record = f"Record<{name(kind.key_type)}, {name(kind.value_type)}>"
            return "About" if record == "Record<string, string | number>" else record
        case shapes.TupleType():
            return f"[{', '.join(name(one) for one in kind.item_types)}]"
        case shapes.CollectionType():
            item = name(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
    return PLAIN[type(kind)]


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
