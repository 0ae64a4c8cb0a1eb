"""Distribute the tests, and report skipped ones at the end of a run."""

from __future__ import annotations

import gc
import re

import pytest

from tests.skipped import line_of_run

GAMES = ("epic", "gwent")
GAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])")

# `make test` runs these with interpreted rules: compiling the layouts of their tables would take longer.
INTERPRETED = (
    "tests/test_python_api.py",
    "tests/test_scenarios.py",
    "tests/decks/test_fuzzed_decks.py",
    "tests/epic/rules/",
    "tests/epic/text/",
    "tests/gwent/formats/",
    "tests/gwent/players/",
    "tests/gwent/rules/",
    "tests/gwent/test_limits.py",
    "tests/gwent/text/",
    "tests/gwent/transcripts/",
    "tests/gwent/views/test_view.py",
    "tests/notation/test_gwent_notation.py",
    "tests/cli/test_choices.py::test_G_240",
    "tests/cli/test_deck_commands.py",
    "tests/decks/",
    "tests/server/test_deck_choices.py",
    "tests/server/test_deck_store.py",
    "tests/server/test_decks.py",
    "tests/server/test_drafts.py",
    "tests/server/test_every_choice.py",
    "tests/server/test_hidden.py",
    "tests/server/test_preview.py",
    "tests/server/test_lobby.py",
    "tests/server/test_waiting_room.py",
)
# So are tests of these tables: Gwent has a layout for each number of seats.
INTERPRETED_TABLE = re.compile(r"\[gwent[-_](solo|free_for_all|teams|three|four|five)\b")

# Left out of `make test-all`, which CI runs for each change, unless MULLIGAN_THOROUGH=1: benchmarks, whole games of many
# players, and further languages, screens and games of long tests.
THOROUGH_ONLY = (
    "tests/contracts/test_backends.py::test_bounds_checks_do_not_change_the_game[epic_table]",
    "tests/players/test_search.py::test_interpreted_search_gives_the_same_answers",
    "tests/server/browser/test_access.py::test_a_staged_card[gwent]",
    "tests/server/browser/test_access.py::test_a_table[epic of eight]",
    "tests/server/browser/test_access.py::test_a_table_on_a_phone",
    "tests/server/browser/test_access.py::test_an_elimination[text]",
    "tests/server/browser/test_access.py::test_drawers_and_sheets_of_a_phone[gwent]",
    "tests/server/browser/test_access.py::test_selecting_and_a_battle[phone]",
    "tests/server/browser/test_access.py::test_the_deck_builder[gwent]",
    "tests/server/browser/test_access.py::test_the_end_of_a_game[text]",
    "tests/server/browser/test_access.py::test_the_end_of_a_round[text]",
    "tests/server/browser/test_access.py::test_the_plot_of_a_game_has_its_values_as_a_table",
    "tests/server/browser/test_attention.py::test_the_title_and_the_icon_say_whose_turn_it_is[en]",
    "tests/server/browser/test_bench.py",
    "tests/server/browser/test_choices.py::test_no_button_ever_moves[epic-small phone-off-pl]",
    "tests/server/browser/test_choices.py::test_no_button_ever_moves[gwent-desktop-off-en]",
    "tests/server/browser/test_choices.py::test_no_button_ever_moves[gwent-laptop-skip-en]",
    "tests/server/browser/test_choices.py::test_no_button_ever_moves[gwent-small phone-off-pl]",
    "tests/server/browser/test_choices.py::test_two_hasty_presses_never_do_so_among_many",
    "tests/server/browser/test_choices.py::test_two_hasty_presses_never_do_so_in_ten_games",
    "tests/server/browser/test_copies.py::test_a_card_in_flight_has_its_name_and_its_picture[epic-phone]",
    "tests/server/browser/test_copies.py::test_a_card_in_flight_has_its_name_and_its_picture[gwent-phone]",
    "tests/server/browser/test_decks.py::test_the_builder_fits[en]",
    "tests/server/browser/test_decks.py::test_the_builder_fits[pl]",
    "tests/server/browser/test_drafts.py::test_eight_draft_and_one_of_them_comes_back",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[epic-en]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[epic-es]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[epic-fr]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[epic-pl]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[gwent-en]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[gwent-es]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[gwent-fr]",
    "tests/server/browser/test_fits.py::test_a_duel_fits_every_screen_in_long_words_too[gwent-pl]",
    "tests/server/browser/test_fits.py::test_a_staged_card_covers_nothing[gwent]",
    "tests/server/browser/test_fits.py::test_a_table_of_many_fits[en]",
    "tests/server/browser/test_fits.py::test_a_table_of_many_fits[es]",
    "tests/server/browser/test_fits.py::test_a_table_of_many_fits[fr]",
    "tests/server/browser/test_fits.py::test_a_table_of_many_fits[pl]",
    "tests/server/browser/test_fits.py::test_more_than_seven_champions_stack[en]",
    "tests/server/browser/test_fits.py::test_more_than_seven_champions_stack[es]",
    "tests/server/browser/test_fits.py::test_more_than_seven_champions_stack[fr]",
    "tests/server/browser/test_fits.py::test_more_than_seven_champions_stack[pl]",
    "tests/server/browser/test_fits.py::test_seven_fighters_a_side_fit_every_screen[en]",
    "tests/server/browser/test_fits.py::test_seven_fighters_a_side_fit_every_screen[es]",
    "tests/server/browser/test_fits.py::test_seven_fighters_a_side_fit_every_screen[fr]",
    "tests/server/browser/test_fits.py::test_seven_fighters_a_side_fit_every_screen[pl]",
    "tests/server/browser/test_fits.py::test_the_last_sentence_stays_above_the_hand_of_a_phone[en]",
    "tests/server/browser/test_fits.py::test_the_last_sentence_stays_above_the_hand_of_a_phone[es]",
    "tests/server/browser/test_fits.py::test_the_last_sentence_stays_above_the_hand_of_a_phone[fr]",
    "tests/server/browser/test_fits.py::test_the_last_sentence_stays_above_the_hand_of_a_phone[pl]",
    "tests/server/browser/test_fits_over.py::test_a_list_of_answers_and_two_long_piles[en]",
    "tests/server/browser/test_fits_over.py::test_a_list_of_answers_and_two_long_piles[es]",
    "tests/server/browser/test_fits_over.py::test_a_list_of_answers_and_two_long_piles[fr]",
    "tests/server/browser/test_fits_over.py::test_a_list_of_answers_and_two_long_piles[pl]",
    "tests/server/browser/test_fits_over.py::test_a_long_pile_for_a_medic[en]",
    "tests/server/browser/test_fits_over.py::test_a_long_pile_for_a_medic[es]",
    "tests/server/browser/test_fits_over.py::test_a_long_pile_for_a_medic[fr]",
    "tests/server/browser/test_fits_over.py::test_a_long_pile_for_a_medic[pl]",
    "tests/server/browser/test_fits_over.py::test_a_replay[en]",
    "tests/server/browser/test_fits_over.py::test_a_replay[es]",
    "tests/server/browser/test_fits_over.py::test_a_replay[fr]",
    "tests/server/browser/test_fits_over.py::test_a_replay[pl]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[epic-en]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[epic-es]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[epic-fr]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[epic-pl]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[gwent-en]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[gwent-es]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[gwent-fr]",
    "tests/server/browser/test_fits_over.py::test_the_end_of_a_game[gwent-pl]",
    "tests/server/browser/test_games.py::test_a_game_of_many_with_bots",
    "tests/server/browser/test_games.py::test_a_newcomer_plays_to_the_end",
    "tests/server/browser/test_games.py::test_hot_seat",
    "tests/server/browser/test_keyboard.py::test_a_game_of_gwent_from_the_lobby_to_its_end",
    "tests/server/browser/test_languages.py::test_another_language_during_a_game[epic]",
    "tests/server/browser/test_languages.py::test_every_page_speaks_it[en]",
    "tests/server/browser/test_languages.py::test_every_page_speaks_it[es]",
    "tests/server/browser/test_languages.py::test_every_page_speaks_it[fr]",
    "tests/server/browser/test_languages.py::test_every_page_speaks_it[pl]",
    "tests/server/browser/test_lobby.py::test_a_press_in_the_first_frame_counts[slow network]",
    "tests/server/browser/test_moments.py::test_a_player_who_resigns_among_many_sees_their_place",
    "tests/server/browser/test_moments.py::test_a_resignation_shows_the_opponents_hand[phone]",
    "tests/server/browser/test_moments.py::test_the_end_of_a_game_shows_the_winner_and_the_reason[laptop]",
    "tests/server/browser/test_moments.py::test_the_end_of_the_game_can_be_replayed[laptop]",
    "tests/server/browser/test_newcomers.py::test_learn_explains_each_game_before_it_shows_the_rules[desktop]",
    "tests/server/browser/test_phone.py::test_a_long_press_shows_a_card_and_does_not_play_it[gwent",
    "tests/server/browser/test_phone.py::test_a_whole_game_of_gwent_by_tapping",
    "tests/server/browser/test_phone.py::test_no_page_has_to_be_scrolled_sideways[en]",
    "tests/server/browser/test_pictures.py",
    "tests/server/browser/test_setup.py::test_each_choice_is_changed_once_from_its_default_and_played",
    "tests/server/browser/test_setup.py::test_every_format_of_a_mode_is_offered_and_started",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[/cards/epic/kong]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[/cards/gwent]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[/games]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[/new]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[/rules/epic]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[gwent]",
    "tests/server/browser/test_size.py::test_a_page_loads_little_script_and_nothing_from_elsewhere[waiting]",
    "tests/server/browser/test_stage.py::test_a_bots_play_is_staged_skipped_and_shown_again[reduced]",
    "tests/server/browser/test_stage.py::test_a_key_on_a_button_of_the_side_panel_presses_it_and_skips_nothing[Space]",
    "tests/server/browser/test_stage.py::test_a_thinking_bot_is_marked_at_its_seat[gwent]",
    "tests/server/browser/test_stage.py::test_a_turn_begins_with_a_ribbon[epic]",
    "tests/server/browser/test_stage.py::test_a_turn_begins_with_a_ribbon[many]",
    "tests/server/browser/test_stage.py::test_a_turn_begins_with_a_ribbon[phone]",
    "tests/server/browser/test_stage.py::test_numbers_change_with_their_events[reduced]",
    "tests/server/browser/test_waiting_room.py::test_a_deck_is_built_for_a_table_and_brought_there[tournament]",
    "tests/server/browser/test_waiting_room.py::test_all_25_leaders_are_chosen_and_lead_on_the_board",
    "tests/server/browser/test_waiting_room.py::test_nothing_has_to_be_scrolled_sideways[en]",
    "tests/server/browser/test_waiting_room.py::test_nothing_has_to_be_scrolled_sideways[pl]",
    "tests/server/browser/test_watching.py::test_spectators_see_the_game_but_no_hand[gwent]",
    "tests/server/test_bench.py",
)

gc.set_threshold(100_000, 50, 50)  # compiling creates millions of objects, most of them long-lived


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that are interpreted, and group Epic's tests, Gwent's, and the others by module, for `--dist loadgroup`.

    One process runs all tests of a game, so that it compiles each function of the rules only once. Processes share functions
    through the cache, but only those that were compiled before another one needs them.
    """
    for item in items:
        if is_interpreted(item.nodeid) and item.get_closest_marker("native") is None:
            item.add_marker("interpreted")
        if item.nodeid.startswith(THOROUGH_ONLY):
            item.add_marker("thorough")
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group(item.nodeid)))
    items.sort(key=lambda item: group(item.nodeid) not in GAMES)  # they take longest


def is_interpreted(nodeid: str) -> bool:
    """
    >>> is_interpreted("tests/epic/rules/test_costs.py::test_gold"), is_interpreted("tests/epic/test_limits.py::test_gold")
    (True, False)
    >>> is_interpreted("tests/plugins/test_plugins.py::test_names[gwent-solo]")
    True
    """
    return nodeid.startswith(INTERPRETED) or INTERPRETED_TABLE.search(nodeid) is not None


def group(nodeid: str) -> str:
    """The tests that run in the same process as this one: a game's, or a module's.

    >>> group("tests/epic/test_limits.py::test_gold"), group("tests/contracts/test_golden.py::test_golden[gwent-solo]")
    ('epic', 'gwent')
    >>> group("tests/server/test_cut.py::test_a_line[epic]"), group("tests/plugins/test_plugins.py::test_names[epic-gwent]")
    ('tests/server/test_cut.py', 'tests/plugins/test_plugins.py')
    """
    games = set() if nodeid.startswith("tests/server/") else set(GAME.findall(nodeid))
    return games.pop() if len(games) == 1 else nodeid.partition("::")[0]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print which programs to install for tests that were skipped."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)]
    if line := line_of_run(reasons):
        terminalreporter.line(line, yellow=True)
