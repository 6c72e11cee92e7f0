"""Help and usage errors of the command line in the language of the person; Typer has them in English only."""

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from rollwright.terminal.output import Output

Translations = tuple[tuple[str, str], ...]  # Typer's own word in a usage line, and ours


class Commands(typer.Typer):
    """A Typer application whose help, that of every command included, is in the language of `output`."""

    def __init__(self, output: Output, **settings: Any) -> None:
        self._usage: Translations = (
            ("Usage:", output.text("usage-usage")),
            ("[OPTIONS]", f"[{output.text('usage-options-short')}]"),
            ("COMMAND [ARGS]...", output.text("usage-command")),
        )
        self._help = output.text("usage-help-option")
        super().__init__(cls=self._localised(TyperGroup), **settings)

    def command(self, name: str | None = None, **settings: Any) -> Any:
        settings.setdefault("cls", self._localised(TyperCommand))
        return super().command(name, **settings)

    def _localised(self, kind: type[Any]) -> type[Any]:
        usage, help_text = self._usage, self._help

        def get_usage(self: Any, ctx: typer.Context) -> str:
            said = str(kind.get_usage(self, ctx))
            for english, ours in usage:
                said = said.replace(english, ours)
            return said

        def get_help_option(self: Any, ctx: typer.Context) -> Any:
            option: Any = kind.get_help_option(self, ctx)
            if option is not None:
                option.help = help_text
            return option

        return type(f"Localised{kind.__name__}", (kind,), {"get_usage": get_usage, "get_help_option": get_help_option})


def set_help_language(output: Output) -> None:
    """Set the headings of all help; Typer keeps them for the whole process."""
    rich_utils.ARGUMENTS_PANEL_TITLE = output.text("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = output.text("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = output.text("usage-commands")
    rich_utils.DEFAULT_STRING = f"[{output.text('usage-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{output.text('usage-required')}]"


def say_usage_error(output: Output, error: Any) -> str:
    """Return the sentence of a usage error, from what the error knows; Typer's own where it is of another kind."""
    said: str = error.format_message()
    option = str(getattr(error, "option_name", ""))
    param = getattr(error, "param", None)
    first = str(next(iter(getattr(param, "opts", ())), ""))
    name = first if first.startswith("-") else str(getattr(param, "metavar", None) or first)
    match type(error).__name__:
        case "MissingParameter":
            return output.text("usage-missing", name=name)
        case "NoSuchOption":
            known = ", ".join(sorted(error.possibilities or ()))
            return output.text("usage-no-option", option=option, known=known or "none")
        case "BadOptionUsage":
            kind = "takes-none" if "does not take" in said else "needs-value"
            return output.text(f"usage-{kind}", option=option)
        case "BadParameter" if param is not None:
            return output.text(
                "usage-bad-value", name=name, kind="whole" if "integer" in said or "than" in said else "other"
            )
        case "NoArgsIsHelpError":  # Typer has printed the help
            return output.text("usage-no-command-given")
        case _:
            return _say_other(output, said)


def _say_other(output: Output, said: str) -> str:
    """Return the sentence of an error that is only told apart by its English words."""
    words = said.split("'")
    if said.startswith("No such command"):
        near = words[3] if len(words) > 3 else "none"  # Typer proposes the nearest
        return output.text("usage-no-command", command=words[1], near=near)
    if said.startswith("Missing command"):
        return output.text("usage-no-command-given")
    if said.startswith("Got unexpected extra"):
        return output.text("usage-extra", words=said.partition("(")[2].partition("(")[2].rstrip(").") or said)
    return said if said.endswith((".", "?")) else f"{said}."
