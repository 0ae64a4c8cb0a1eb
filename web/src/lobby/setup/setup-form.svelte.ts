import type { GameInfo } from '../../wire/wire.ts';
import { changed, firstWish, type Wish } from './choices.ts';
import { INSTEAD, linkOf, read, type Unreadable } from './link.ts';
import { lastGame, lastSetup } from './setups.svelte.ts';

/** The setup page's form: a setup for each game, and the one that is shown. */
export class SetupForm {
  games = $state.raw<readonly GameInfo[]>([]);
  /** Whether the house rules are open. */
  house = $state(false);
  /** The part of the link that could not be read. */
  problem = $state.raw<Unreadable | null>(null);
  /** The link that was shared; empty if none was. */
  shared = $state('');

  private chosen = $state('');
  private wishes = $state.raw<Readonly<Record<string, Wish>>>({});
  private named = $state.raw({ link: '', name: '' });

  readonly game: GameInfo | undefined = $derived(this.games.find(({ name }) => name === this.chosen));
  readonly wish: Wish | undefined = $derived(this.game ? this.wishes[this.game.name] : undefined);
  readonly link: string = $derived(this.game && this.wish ? linkOf(this.game, this.wish) : '');
  /** The setup's name, while it is unchanged. */
  readonly name: string = $derived(this.named.link === this.link ? this.named.name : '');
  readonly namedLink: string = $derived(this.game && this.wish ? linkOf(this.game, this.wish, this.name) : '');

  /** Fills in the games. */
  fill(games: readonly GameInfo[]): void {
    this.games = games;
    if (this.chosen === '') this.begin();
  }

  /** Shows the setup of the page's link; else the last one; else that of the rulebook's first game. */
  private begin(): void {
    const only = new URLSearchParams(location.search);
    only.delete(INSTEAD);
    const query = only.toString();
    const named = only.size === 1 ? only.get('game') : null;
    this.wishes = Object.fromEntries(this.games.map((each) => [each.name, lastOf(each)]));
    const known = (name: string | null): string | undefined => this.games.find((each) => each.name === name)?.name;
    this.chosen = known(named) ?? known(lastGame()) ?? this.games[0]?.name ?? '';
    if (query === '' || known(named) !== undefined) return;
    const found = read(this.games, query);
    if ('problem' in found) this.problem = found.problem;
    else this.use(found.wish, found.name);
  }

  choose(game: string): void {
    this.chosen = game;
    this.problem = null;
    this.shared = '';
  }

  /** Shows a setup, with the name it was saved under. */
  use(wish: Wish, name = ''): void {
    this.choose(wish.game);
    this.wishes = { ...this.wishes, [wish.game]: wish };
    this.named = { link: this.link, name };
    const first = this.game?.rulesets[0]?.name;
    this.house ||= wish.ruleset !== first || Object.keys(wish.switches).length > 0;
  }

  change(part: Partial<Wish>): void {
    const { game, wish } = this;
    if (!game || !wish) return;
    this.wishes = { ...this.wishes, [game.name]: changed(game, wish, part) };
    this.problem = null;
    this.shared = '';
  }

  /** Names a player at this device. */
  rename(seat: number, name: string): void {
    const { wish } = this;
    if (wish) this.change({ names: Array.from({ length: Math.max(wish.seats, wish.names.length) }, (_, i) => (i === seat ? name : (wish.names[i] ?? ''))) });
  }
}

function lastOf(game: GameInfo): Wish {
  const found = read([game], lastSetup(game.name) ?? '');
  return 'wish' in found ? found.wish : firstWish(game);
}
