"""The recipes for containers: they name files and settings that exist, and give the server few rights."""

import re
from typing import Any

import pytest
import yaml

from rollwright.server.settings import read_settings
from tests.examples import ROOT

DEPLOY = ROOT / "deploy"
COMPOSED = ["compose.yaml", "compose-nodes.yaml"]


def services_of(name: str) -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / name).read_text("utf-8"))["services"]


@pytest.mark.parametrize("name", COMPOSED)
def test_compose_files_name_files_and_settings_that_exist(name: str):
    read: Any = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    for service in read["services"].values():
        given = service.get("environment", {})
        known = {key: value for key, value in given.items() if key.startswith("ROLLWRIGHT_")}
        read_settings(
            {key: re.sub(r"\$\{[^}]*\}", "example", value) for key, value in known.items()}
        )  # refuses wrong ones
        for key in known:
            assert f"| `{key}` |" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
        for place in service.get("volumes", []):
            source = place.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in read["volumes"]
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("name", COMPOSED)
def test_our_containers_are_read_only_and_may_do_nothing_special(name: str):
    ours = [service for service in services_of(name).values() if "build" in service]
    assert ours
    for service in ours:
        assert service["read_only"] is True
        assert service["tmpfs"] == ["/tmp"]  # the press writes there
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("name", COMPOSED)
def test_a_service_that_others_wait_for_has_a_check_of_its_own(name: str):
    """Podman leaves the image's check out, and would wait for ever."""
    composed = services_of(name)
    for service in composed.values():
        for other, how in service.get("depends_on", {}).items():
            assert how["condition"] != "service_healthy" or "healthcheck" in composed[other], other


@pytest.mark.parametrize("name", COMPOSED)
def test_the_check_of_the_image_and_of_the_compose_files_is_the_same(name: str):
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    for service in services_of(name).values():
        if "build" in service:
            assert service["healthcheck"]["test"].removeprefix("python -c ") in image


def test_every_base_image_is_named_with_its_registry():
    """Podman does not guess where a short name comes from."""
    for file in (DEPLOY / "Containerfile", ROOT / ".devcontainer" / "Containerfile"):
        for image in re.findall(r"^FROM (\S+)", file.read_text("utf-8"), re.MULTILINE):
            assert image.startswith("docker.io/"), (file, image)


def test_files_that_git_ignores_do_not_get_into_an_image():
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line]
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert ".git" in left_out
    assert [line for line in ignored if (line if "/" in line else f"**/{line}") not in left_out] == []
