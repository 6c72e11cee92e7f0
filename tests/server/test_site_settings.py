"""The settings of a site are read once, and a wrong one is a sentence with an example."""

from ipaddress import ip_network

import pytest

from rollwright.locale import LANGUAGES, sentence
from rollwright.server.settings import read_settings
from rollwright.server.site_settings import BadSiteSetting, Site


def read(**given: str) -> Site:
    return read_settings({f"ROLLWRIGHT_{name.upper()}": value for name, value in given.items()}).site


def test_without_settings_nothing_is_believed_asked_or_logged():
    assert read() == Site()
    assert Site().proxies == ()
    assert Site().keep_empty == 7
    assert Site().keep_finished is None


def test_every_setting_is_read():
    site = read(
        proxies="127.0.0.1, 10.0.0.0/8,fd00::/8",
        path="/games/",
        password="open sesame",
        metrics="[::1]:9100",
        log_level="Warning",
        access_log="on",
        keep_empty="30",
        keep_finished="365",
        dictionary="https://words.example.org/{lang}/{word}",
    )
    assert site.dictionary == "https://words.example.org/{lang}/{word}"
    assert site.proxies == (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"), ip_network("fd00::/8"))
    assert (site.path, site.password, site.metrics) == ("/games", "open sesame", ("::1", 9100))
    assert (site.log_level, site.access_log, site.keep_empty, site.keep_finished) == ("warning", True, 30, 365)
    assert read(keep_empty="ever").keep_empty is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("proxies", "nginx"),
        ("path", "games"),
        ("dictionary", "http://example.org/{word}"),
        ("dictionary", "https://example.org/"),
        ("dictionary", "https://{word}.example.org/"),
        ("dictionary", "javascript:alert('{word}')"),
        ("dictionary", 'https://example.org/"><script>{word}'),
        ("dictionary", "https://example.org/{word}/{name}"),
        ("path", "/a b"),
        ("path", "/.."),
        ("path", "//evil.example"),
        ("metrics", "9100"),
        ("metrics", "localhost:99999"),
        ("log_level", "loud"),
        ("access_log", "maybe"),
        ("keep_empty", "0"),
        ("keep_finished", "-3"),
    ],
)
def test_a_wrong_value_is_named_with_an_example(name: str, value: str):
    with pytest.raises(BadSiteSetting) as raised:
        read(**{name: value})
    for language in LANGUAGES:
        said = sentence(language, raised.value)
        assert f"ROLLWRIGHT_{name.upper()}" in said
        assert value in said
