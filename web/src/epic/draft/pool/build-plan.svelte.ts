import type { FaceLookup } from '../../../game-ui.ts';
import { t } from '../../../lib/language.svelte.ts';
import { say } from '../../../lib/widgets/toast.svelte.ts';
import { rest } from '../../../net/rest.ts';
import { errorWords } from '../../../net/words.ts';
import { NOTHING } from '../../../table/answering/picking.ts';
import type { Plan } from '../../../table/answering/plan.ts';
import type { CardView, DeckCard, DeckSuggestion, DeckSuggestions, DraftBoard, OptionView, QuestionView } from '../../../wire/wire.ts';
import { counted, tally, withCards } from './groups.ts';

/** A deck that a player builds from a pool. It starts as the server's suggestion. */
export class BuildPlan implements Plan {
  readonly focused = null;
  readonly isChanged = false;

  /** Decks to start from; empty until they arrive. */
  starts = $state.raw<readonly DeckSuggestion[]>([]);
  /** The index of the suggestion that the deck equals; -1: the empty deck; null: none of them. */
  start = $state<number | null>(null);

  /** The places of the cards in the deck. */
  private deck = $state.raw<ReadonlySet<string>>(new Set());
  private readonly pool: readonly CardView[];
  private readonly board: DraftBoard;
  private readonly question: QuestionView;
  private readonly faces: FaceLookup;

  constructor(board: DraftBoard, question: QuestionView, faces: FaceLookup) {
    this.board = board;
    this.question = question;
    this.faces = faces;
    this.pool = poolOf(board, question.seat);
    this.deck = new Set(this.pool.filter(({ chosen }) => chosen).map(({ place }) => place));
    const first = this.deck;
    void this.ask([]).then((found) => {
      this.starts = found?.starts ?? [];
      if (this.deck === first && this.starts.length > 0) this.startFrom(0);
    });
  }

  continues(board: DraftBoard, { seat }: QuestionView): boolean {
    return poolOf(board, seat).map(({ card }) => card).join() === this.pool.map(({ card }) => card).join();
  }

  // --- the strip ----------------------------------------------------------------------------------

  get words(): string {
    if (this.short > 0) return t('epic-build-add', { count: this.short });
    if (this.over > 0) return t('epic-build-over', { count: this.over });
    return t('epic-build-ready', { count: this.deck.size });
  }

  get help(): string {
    const { paid, free, champions } = tally(this.cards, this.faces);
    return t('epic-build-help', { paid, free, champions, unused: this.pool.length - this.deck.size });
  }

  get main(): string {
    return t('epic-build-play');
  }

  get isReady(): boolean {
    return this.short <= 0 && this.over <= 0;
  }

  get aid(): Plan['aid'] {
    if (this.isReady) return null;
    return { words: t(this.short > 0 ? 'epic-build-fill' : 'epic-build-cut'), press: () => void this.complete() };
  }

  /** The number of missing or extra cards. */
  private get short(): number {
    return this.board.fewest - this.deck.size;
  }

  private get over(): number {
    return this.deck.size - this.board.most;
  }

  // --- the deck -----------------------------------------------------------------------------------

  get size(): number {
    return this.deck.size;
  }

  /** The cards of the deck. */
  get cards(): CardView[] {
    return this.pool.filter(({ place }) => this.has(place));
  }

  has(place: string): boolean {
    return this.deck.has(place);
  }

  press(place: string): boolean {
    if (!this.pool.some((card) => card.place === place)) return false;
    this.set([place], !this.has(place));
    return true;
  }

  /** Puts cards into the deck, or takes them out. */
  set(places: readonly string[], chosen: boolean): void {
    const others = [...this.deck].filter((place) => !places.includes(place));
    this.take(new Set(chosen ? [...others, ...places] : others), null);
  }

  /** Starts again from a suggested deck, or with -1 from an empty one. */
  startFrom(start: number): void {
    this.take(withCards(this.pool, this.starts[start]?.cards ?? [], this.deck), start);
  }

  change(): void {}

  reset(): void {
    this.startFrom(0);
  }

  /** Fills the deck, or removes its weakest cards. */
  private async complete(): Promise<void> {
    const before = this.deck;
    const found = await this.ask(counted(this.cards));
    if (found && before === this.deck) this.take(withCards(this.pool, found.completed, this.deck), null);
  }

  private take(deck: ReadonlySet<string>, start: number | null): void {
    this.deck = deck;
    this.start = start;
  }

  private async ask(deck: DeckCard[]): Promise<DeckSuggestions | null> {
    try {
      return await rest.suggestDecks({ game: 'epic', pool: counted(this.pool), deck, least: this.board.fewest, most: this.board.most });
    } catch (error) {
      say({ words: errorWords(error), wrong: true });
      return null;
    }
  }

  // --- the answers --------------------------------------------------------------------------------

  /** The next card to move: the rules ask for one at a time. */
  get choices(): readonly number[] {
    const changes = this.pool.filter(({ place, chosen }) => chosen !== this.has(place)).flatMap(({ place }) => this.question.options.find(({ on }) => on === place)?.choice ?? []);
    return [...changes, NOTHING];
  }

  get held(): readonly number[] | undefined {
    return this.isReady ? this.choices : undefined;
  }

  answer(): OptionView | undefined {
    return undefined;
  }

  isOver(): boolean {
    return true;
  }
}

function poolOf({ players }: DraftBoard, seat: number): readonly CardView[] {
  return players[seat]?.pool ?? [];
}
