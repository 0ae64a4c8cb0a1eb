"""Check commit subjects: imperative, capitalised, one concern, at most 72 characters (CONTRIBUTING, "Commits").

History up to FIRST is not checked. Run it from anywhere:

    python tools/commits.py
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRST = "61313a78fcee"  # later commits are checked
LONGEST = 72
NO_VERBS = (
    "A",
    "An",
    "The",
    "This",
    "That",
    "These",
    "Who",
    "What",
    "Of",
    "Now",
    "More",
    "Some",
    "No",
    "Not",
    "In",
    "On",
    "For",
)

VERBS = ("Bring", "Embed", "Feed", "Need", "Seed", "Speed", "String")  # despite their endings


def faults(subject: str) -> Iterator[str]:
    """
    >>> list(faults("Clear doom marks when assigned damage is discarded"))
    []
    >>> list(faults("Bring back the old layout"))
    []
    >>> list(faults("added tests; fixes a typo."))
    ['begins with a small letter', 'ends with a period', 'joins several concerns', 'is not imperative']
    """
    first = subject.partition(" ")[0]
    if len(subject) > LONGEST:
        yield f"has {len(subject)} characters, at most {LONGEST}"
    if not first[:1].isupper():
        yield "begins with a small letter"
    if subject.endswith("."):
        yield "ends with a period"
    if ";" in subject:
        yield "joins several concerns"
    if first.startswith("Merge"):
        yield "is a merge: rebase instead"
    third_person = first.endswith("s") and not first.endswith("ss")
    if first in NO_VERBS or third_person or (first.endswith(("ing", "ed")) and first not in VERBS):
        yield "is not imperative"


def subjects() -> list[tuple[str, str]]:
    """The commits to check with their subjects, newest first; only the last commit in a shallow clone."""
    has_first = _git("cat-file", "-t", FIRST, check=False) == "commit"
    lines = _git("log", "--format=%h %s", *([f"{FIRST}..HEAD"] if has_first else ["-1"])).splitlines()
    return [(commit, subject) for commit, _, subject in (line.partition(" ") for line in lines)]


def _git(*words: str, check: bool = True) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=check)
    return done.stdout.strip()


def main() -> int:
    checked = subjects()
    found = [f"{commit} {subject!r} {fault}" for commit, subject in checked for fault in faults(subject)]
    for line in found:
        print(line)
    if not found:
        print(f"Commit subjects are in order ({len(checked)}).")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
