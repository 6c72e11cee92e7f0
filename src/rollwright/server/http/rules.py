"""The rules of a game, from its README."""

from collections.abc import Sequence
from functools import cache

from litestar import Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from rollwright import games
from rollwright.games.readme import readme_of
from rollwright.locale import Language
from rollwright.server.http.call import Call
from rollwright.server.layers.asgi import language_of

FRESH = {"cache-control": "no-cache"}  # an update of the game's package may change them


class Rules(Struct, frozen=True):
    """GET /api/games/{game}/rules: the game's README as HTML without scripts, pictures or styles; empty without one."""

    html: str


@get("/api/games/{game:str}/rules")
async def show_rules(game: FromPath[str], request: Call) -> Response[Rules]:
    """Give the rules of a game from its README."""
    found = games.find(game)
    return Response(Rules(rules_of(found.start.__module__, language_of(request.scope))), headers=FRESH)


@cache
def rules_of(module: str, language: Language) -> str:
    """Return the README beside a game's module as HTML: in this language, else the plain one."""
    text = readme_of(module, language)
    return to_html(text) if text else ""


def to_html(text: str) -> str:
    """Return Markdown as HTML that is safe to show.

    Tags in the text are shown as text. Links lead to other sites only, since a README's own files are not served; other
    links and pictures become their words. The title is left out: the page has its own.
    """
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for token in tokens:
        if token.children is not None:
            token.children = _served(token.children)
    if len(tokens) > 2 and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        tokens = tokens[3:]
    return str(reader.renderer.render(tokens, reader.options, {}))


def _served(tokens: Sequence[Token]) -> list[Token]:
    """Keep the links that lead to another site; of other links and of pictures keep the words."""
    kept: list[Token] = []
    dropping = False
    for token in tokens:
        if token.type == "image":
            token = Token("text", "", 0, content=token.content)
        if token.type == "link_open":
            dropping = not str(token.attrs.get("href", "")).startswith(("https://", "http://"))
            token.attrSet("rel", "noreferrer")
        if token.type in ("link_open", "link_close") and dropping:
            dropping = token.type == "link_open"
            continue
        kept.append(token)
    return kept


ROUTES = [show_rules]
