"""`rollwright score`: judge cases given as JSON and print the answers, one a line; or score a sheet drawn as text."""

from collections.abc import Callable
from typing import Any, cast

import msgspec

from rollwright.core import Refused, mapping_of
from rollwright.games import find
from rollwright.locale import sentence
from rollwright.terminal.commands.score_drawing import score_text
from rollwright.terminal.files import read_json_text, read_text
from rollwright.terminal.output import Output

Judge = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]


def score(
    output: Output,
    game: str,
    file: str,
    options: list[str],
    paper: str | None = None,
    rolls: str | None = None,
    *,
    photo: bool = False,
) -> int:
    """Judge cases given as JSON, or a sheet as text or as a photo; `options`, `paper` and `rolls` are for the sheet."""
    if photo:
        from rollwright.terminal.commands.score_photo import score_photo

        return score_photo(output, game, file, options, rolls)
    text = read_text(file)
    if not text.lstrip().startswith(("{", "[")) and len(text.strip().splitlines()) > 1:  # a drawing has several lines
        return score_text(output, find(game), text, options, paper, rolls)
    return _score_cases(output, game, read_json_text(file, text))


def _score_cases(output: Output, game: str, cases: Any) -> int:
    """Print the answers and return the exit code: 1 when a case could not be judged."""
    judge = find(game).cases
    many = isinstance(cases, list)
    answers: list[bytes] = []
    refused = 0
    for number, case in enumerate(cast("list[Any]", cases) if many else [cases], 1):
        try:
            answer = _answer(judge, case)
        except Refused as error:
            refused += 1
            said = sentence(output.language, error)
            output.err.print(output.text("terminal-case", number=number, sentence=said) if many else said, markup=False)
            answer = {"valid": False, "errors": [{"code": error.code}], "total": None, "items": []}
        answers.append(msgspec.json.encode(answer))
    lines = b",\n".join(answers).decode()
    output.out.file.write(f"[\n{lines}\n]\n" if many else f"{lines}\n")
    return 1 if refused else 0


def _answer(judge: Judge, case: Any) -> dict[str, Any]:
    if not isinstance(case, dict):
        raise Refused("bad-case", key="options, sheet")
    given = cast("dict[str, Any]", case)
    if given.get("sheet") is None:
        raise Refused("bad-case", key="sheet")
    return judge(mapping_of(given, "options"), mapping_of(given, "sheet"))
