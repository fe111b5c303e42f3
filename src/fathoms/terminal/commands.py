"""What the command line says of itself, its help and its refusals, in the reader's language.

A command's help is the message `cli-command-…` of its name, with the examples of its docstring; the help of an option
is a message by its key. What has no message is shown as it is written.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

from fathoms.core.errors import BadOption, FathomsError, did_you_mean
from fathoms.core.message import Message
from fathoms.core.words import FALLBACK, Words, checked_language, languages, words

WRONG, STOPPED = 2, 130  # exit statuses: of what a user can put right, and of Ctrl-C
EXAMPLES = re.compile(r"^Examples?: ", re.M)
FLAG = "--language"
TAKEN = {  # by options, by their type, and what that is called
    "bool": "",
    "int": "cli-takes-number",
    "float": "cli-takes-number",
    "path": "cli-takes-path",
    "str": "cli-takes-text",
}
THINGS = {  # that the code writes as what an option or argument takes
    "GAME": "cli-takes-game",
    "MATCH": "cli-takes-match",
    "EDITION": "cli-takes-edition",
    "GUEST": "cli-takes-guest",
    "ADDRESS": "cli-takes-address",
    "NAME": "cli-takes-name",
    "VALUE": "cli-takes-value",
}
THING = re.compile("|".join(THINGS))


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the machine's locale where there are words in it, else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = locale.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else FALLBACK


def asked_for(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, where there are words in it, else the locale's."""
    found = [text.partition("=")[2] for text in arguments if text.lower().startswith(f"{FLAG}=")]
    found += [after for text, after in pairwise(arguments) if text.lower() == FLAG]
    return next((language.lower() for language in found if language.lower() in languages()), spoken())


def said_language(context: typer.Context, language: str) -> str:
    """The language that was asked for, here or before the command, else the locale's."""
    root = context.find_root()
    if language:
        root.obj = checked_language(language.lower())
    elif root.obj is None:
        root.obj = spoken()
    return str(root.obj)


class Commands(TyperGroup):
    """All commands. What a user can put right is said in one sentence, in the player's language; so is Ctrl-C."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Runs the command line."""
        language = asked_for(sys.argv[1:] if args is None else args)
        translate(self, words(language))
        try:
            sys.exit(super().main(args, *rest, **{**extra, "standalone_mode": False}))
        except FathomsError as error:
            print(f"fathoms: {error.said(language)}", file=sys.stderr)
            sys.exit(WRONG)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            if type(error).__name__ == "NoArgsIsHelpError":  # the help is on the screen already
                sys.exit(WRONG)
            print(f"fathoms: {refusal(error).said(language)}", file=sys.stderr)
            sys.exit(WRONG)

    def invoke(self, ctx: Any) -> Any:
        """Runs a command; its `--language`, once read, is the context's `obj`."""
        try:
            return super().invoke(ctx)
        except FathomsError as error:
            print(f"fathoms: {error.said(ctx.obj or spoken())}", file=sys.stderr)
            raise typer.Exit(WRONG) from None
        except KeyboardInterrupt as stop:
            kept = stop.args[0] if stop.args else Message("cli-stopped")
            print(f"\nfathoms: {words(ctx.obj or spoken()).tell(kept)}", file=sys.stderr)
            raise typer.Exit(STOPPED) from None


def every_command(command: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A command and all below it, with what each is called."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from every_command(below, f"{path}-{name}" if path else name)


def translate(group: Any, said: Words) -> None:
    """Puts the help of all commands into a language."""
    rich_utils.ARGUMENTS_PANEL_TITLE = said.say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = said.say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = said.say("cli-commands")
    rich_utils.DEFAULT_STRING = said.say("cli-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = said.say("cli-required")
    for path, command in every_command(group):
        command.help = helped(command.help or "", f"cli-command-{path}" if path else "cli-about", said)
        command.context_class.formatter_class = formatter(command.context_class.formatter_class, said)
        command.options_metavar = f"[{said.say('cli-options').upper()}]"
        if hasattr(command, "commands"):
            command.subcommand_metavar = said.say("cli-one-command") + " …"
        for option in command.get_params(typer.Context(command)):
            if option.metavar is not None:
                option.metavar = THING.sub(lambda found: said.say(THINGS[found[0]]), option.metavar)
            if option.param_type_name == "argument":
                option.display_type_rich = lambda ctx: None  # its name says what it takes
            elif option.metavar is None:
                kind = next(kind for kind in TAKEN if kind in str(option.type_descriptor.annotation).lower())
                option.metavar = said.say(TAKEN[kind]) if TAKEN[kind] else ""
            option.help = said.say(getattr(option, "help", None) or "", known=", ".join(languages()))
            if option.name == "help":
                option.help = said.say("cli-option-help")


def formatter(kind: Any, said: Words) -> Any:
    """A help formatter that begins with its language's word for usage."""
    base = getattr(kind, "base", kind)

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        start = said.say("labelled", title=said.say("cli-usage"), what="")
        base.write_usage(self, prog, args, prefix or start)

    return type("Formatter", (base,), {"base": base, "write_usage": write_usage})


def helped(text: str, key: str, said: Words) -> str:
    """The help of a command: its message, and the examples that stand in the code."""
    if key not in said:
        return text
    found = EXAMPLES.search(text)
    examples = text[found.end() :] if found else ""
    title = said.say("cli-examples")
    return "\n\n".join([said.say(key), *([said.say("labelled", title=title, what=examples)] if examples else [])])


def refusal(error: Any) -> FathomsError:
    """What Typer refuses, as an error of ours: a message that can be said in any language."""
    context: Any = getattr(error, "ctx", None)
    param: Any = getattr(error, "param", None)
    command = context.command_path if context else "fathoms"
    kind, text = type(error).__name__, str(error.format_message()).rstrip(".")
    name = ""
    if param is not None:
        is_option = param.param_type_name == "option"
        name = max(param.opts, key=len) if is_option else param.metavar or param.name.upper()
    if kind == "NoSuchOption":
        flags = [flag for option in context.command.get_params(context) for flag in option.opts if flag[:2] == "--"]
        near = did_you_mean(error.option_name, flags)
        return BadOption("error-no-such-flag", command=command, name=error.option_name, instead=near)
    if kind == "MissingParameter":
        return BadOption("error-missing-argument", name=name, instead=Message("error-see-help", {"command": command}))
    if kind == "BadOptionUsage":
        return BadOption("error-flag-value", name=error.option_name)
    if kind == "BadParameter" and param is not None and (wanted := wanted_by(param)):
        return BadOption("error-flag-number", name=name, wanted=wanted)
    if command_name := re.match(r"No such command '(.*?)'", text):
        near = did_you_mean(command_name[1], context.command.commands)
        return BadOption("error-no-such-command", name=command_name[1], instead=near)
    if extra := re.search(r"unexpected extra argument.* \((.*)\)", text):
        return BadOption("error-too-many-arguments", command=command, given=extra[1])
    return BadOption("error-usage", command=command, why=text)


def wanted_by(param: Any) -> Message | None:
    """What an option that takes a number takes."""
    about = param.type_descriptor
    kinds = str(about.annotation)
    low, high = (getattr(about.parameter_info, end, None) for end in ("min", "max"))
    if "float" in kinds:
        ends = {"low": f"{low:g}", "high": f"{high:g}"} if low is not None and high is not None else None
        return Message("cli-number-range", ends) if ends else Message("cli-number")
    if "int" not in kinds:
        return None
    if low is None:
        return Message("cli-whole")
    if high is None:
        return Message("cli-whole-from", {"low": str(low)})
    return Message("cli-whole-range", {"low": str(low), "high": str(high)})
