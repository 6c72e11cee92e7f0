"""The figures of the levels: whole, in order, and in the band that gives each name one meaning in every game."""

from statistics import fmean

import pytest

from rollwright.bots import BOTS, TIMED_BOTS, levels
from rollwright.bots.measured import BANDS, MeasuredVariant, measured, share_below, variant_for
from rollwright.core import read_options
from rollwright.games import find
from tests.examples import ROOT

MOST_BYTES = 5_000_000  # of all weights in the package

OURS = ("splitter", "make-a-difference", "hexroller", "word-roller", "difference")
VARIANTS = [(game, variant) for game in OURS for variant in measured(game)]
NAMES = [" ".join([game, *variant.options.values()]) for game, variant in VARIANTS]


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=NAMES)
def test_each_level_is_in_the_band_of_its_name(game: str, variant: MeasuredVariant):
    assert [each.level for each in variant.levels] == [level for level in levels(game) if level in BANDS]
    for each in variant.levels:
        low, high = BANDS[each.level]
        assert low <= each.share <= high, each.level
        assert each.share == pytest.approx(each.loss / variant.random, abs=0.01)
        assert 0 < each.share_margin < 0.1 or each.level == "master"


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=NAMES)
def test_a_histogram_counts_every_game_and_has_the_mean(game: str, variant: MeasuredVariant):
    assert [each.games > 0 for each in variant.levels] == [variant.unit == "points"] * len(variant.levels)
    for each in variant.levels:
        points = [total for total, count in each.histogram.items() for _ in range(count)]
        assert len(points) == each.games
        assert not points or fmean(points) == pytest.approx(each.points, abs=0.006)


def test_the_weaker_level_loses_more_and_has_fewer_points():
    for game, variant in VARIANTS:
        for weaker, stronger in zip(variant.levels, variant.levels[1:], strict=False):
            assert weaker.share > stronger.share, game
        gentle, steady, sharp, *_ = (each.points for each in variant.levels)
        assert gentle < steady < sharp or not variant.levels[0].games, game


def test_every_game_of_ours_is_measured():
    assert {game for game, _ in VARIANTS} == set(OURS) <= {*BOTS, *TIMED_BOTS}


def test_the_docs_have_the_figures_of_the_data():
    docs = (ROOT / "docs/bots.md").read_text()
    for (_, variant), name in zip(VARIANTS, NAMES, strict=True):
        shares = " | ".join(_percent(each.share, each.share_margin) for each in variant.levels)
        lost = _percent(variant.random) if variant.unit == "win" else f"{variant.random:.1f}"
        assert f"| {name} | {lost}{' s' if variant.unit == 'seconds' else ''} | {shares} |" in docs


def _percent(share: float, margin: float = 0) -> str:
    return f"{share:.0%}".replace("%", " %") + (f" ± {100 * margin:.0f}" if round(margin, 2) else "")


STRENGTHS = {  # what master has at least on average over 2,000 games
    "splitter A": 38.5,
    "splitter B": 41.5,
    "make-a-difference A": 45.2,
    "hexroller front": 75,
    "hexroller back": 72,
}


@pytest.mark.parametrize(("name", "least"), STRENGTHS.items(), ids=STRENGTHS)
def test_master_is_as_strong_as_it_is_said_to_be(name: str, least: float):
    """Its whole interval of 95 % lies above."""
    _, variant = VARIANTS[NAMES.index(name)]
    (master,) = (each for each in variant.levels if each.level == "master")
    assert master.games >= 2000
    assert master.points - master.margin >= least


@pytest.mark.parametrize(
    ("game", "given", "found"),
    [
        ("splitter", {"pad": "B"}, {"pad": "B"}),
        ("make-a-difference", {}, {"mode": "A"}),
        ("make-a-difference", {"mode": "B"}, {"mode": "B"}),
        ("word-roller", {"words": "fr", "side": "b"}, {"words": "fr"}),
        ("word-roller", {"words": "own", "house": "cat"}, None),
    ],
)
def test_a_variant_is_found_by_the_options_that_matter(game: str, given: dict[str, str], found: dict[str, str] | None):
    variant = variant_for(game, read_options(find(game), given))
    assert (variant and variant.options) == found


def test_all_weights_together_are_small():
    files = list((ROOT / "src/rollwright/bots").rglob("*.npz"))
    assert len(files) >= 14
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_equal_points_count_half():
    histogram = {10: 2, 20: 4, 30: 4}
    assert [share_below(histogram, points) for points in (9, 10, 20, 25, 31)] == [0, 0.1, 0.4, 0.6, 1]
    assert share_below({}, 3) == 0
