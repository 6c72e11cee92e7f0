"""The rules of a game, from its README."""

from collections.abc import AsyncIterator

import pytest

from rollwright.server.http.rules import rules_of, to_html
from tests.server.client import Client


@pytest.fixture
async def client(port: int) -> AsyncIterator[Client]:
    client = Client(port)
    yield client
    await client.close()


async def test_rules_of_no_game_are_not_found(client: Client):
    answer = await client.get("/api/games/nothing/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


async def test_the_rules_are_the_readme(client: Client):
    html = (await client.get("/api/games/splitter/rules")).json()["html"]
    assert "<h2>Scoring</h2>" in html
    assert "<h1>" not in html
    assert "<table>" in html


def test_a_game_without_a_readme_has_empty_rules():
    assert rules_of("json.decoder", "en") == ""
    assert rules_of("this", "en") == ""


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ('a <img src=x onerror="alert(1)">', "a &lt;img src=x onerror=&quot;alert(1)&quot;&gt;"),
        ("![a picture](http://example.org/x.png)", "a picture"),
        ("[the code](../rules.py)", "the code"),
        ("[x](data:text/html,hi)", "[x](data:text/html,hi)"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[a site](https://example.org)", '<a href="https://example.org" rel="noreferrer">a site</a>'),
    ],
)
def test_html_and_scripts_of_a_readme_are_shown_as_words(text: str, html: str):
    assert to_html(text) == f"<p>{html}</p>\n" or to_html(text) == html + "\n"
