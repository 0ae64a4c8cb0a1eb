import type { FaceLookup } from '../../game-ui.ts';
import { t } from '../../lib/language.svelte.ts';
import type { Plan } from '../../table/answering/plan.ts';
import type { CardView, DraftBoard, OptionView, QuestionView } from '../../wire/wire.ts';
import { nextHolder } from './passing.ts';

/** The cards that a player is about to pick from a pack. */
export class PickPlan implements Plan {
  readonly focused = null;
  readonly isChanged = false;

  private picked = $state.raw<readonly string[]>([]);
  private touched = false;
  private readonly board: DraftBoard;
  private readonly question: QuestionView;
  private readonly faces: FaceLookup;
  /** The number of cards still to pick. */
  private readonly takes: number;

  constructor(board: DraftBoard, question: QuestionView, faces: FaceLookup) {
    this.board = board;
    this.question = question;
    this.faces = faces;
    this.takes = board.takes - board.pack.filter(({ chosen }) => chosen).length;
  }

  /** Whether this is the same pack. Other players' picks make no difference. */
  continues({ pack, round_words: round, pick_words: pick }: DraftBoard): boolean {
    return round === this.board.round_words && pick === this.board.pick_words && cardsOf(pack) === cardsOf(this.board.pack);
  }

  get words(): string {
    if (this.isReady) return this.takes === 1 ? t('epic-draft-pick-this', { card: this.names }) : t('epic-draft-pick-these', { cards: this.names });
    if (this.picked.length > 0) return t('epic-draft-pick-more', { count: this.takes - this.picked.length });
    return this.takes === 1 ? `${t('epic-draft-pick')} ${this.rest}` : `${t('epic-draft-pick-of', { count: this.takes, of: this.left + this.takes })} ${this.rest}`;
  }

  get help(): string {
    return this.picked.length > 0 ? this.rest : t(this.takes === 1 ? 'epic-draft-how' : 'table-select');
  }

  get main(): string {
    if (!this.isReady) return t('epic-draft-pick-what', { count: this.takes });
    return this.takes === 1 ? t('epic-draft-pick-card', { card: this.names }) : t('epic-draft-pick-cards', { count: this.takes });
  }

  get isReady(): boolean {
    return this.picked.length === this.takes;
  }

  get held(): readonly number[] | undefined {
    const choices = this.question.options.filter(({ on }) => this.picked.includes(on)).map(({ choice }) => choice);
    return choices.length > 0 || this.touched ? choices : undefined;
  }

  has(place: string): boolean {
    return this.picked.includes(place);
  }

  /** Selects a card. At the limit, it replaces the first one. */
  press(place: string): boolean | 'confirm' {
    const picked = this.copyOf(place);
    if (picked === undefined) return false;
    if (this.has(picked)) {
      if (this.takes === 1) return 'confirm';
      this.picked = this.picked.filter((each) => each !== picked);
    } else {
      this.picked = [...this.picked, picked].slice(-this.takes);
    }
    this.touched = true;
    return true;
  }

  change(): void {}

  reset(): void {
    this.picked = [];
  }

  answer({ options }: QuestionView): OptionView | undefined {
    return options.find(({ on }) => this.has(on));
  }

  isOver({ ask }: QuestionView): boolean {
    return ask !== this.question.ask;
  }

  /** The place of the first of equal cards, which is the one to pick; undefined if the card isn't in the pack. */
  private copyOf(place: string): string | undefined {
    const pack = this.board.pack.filter(({ chosen }) => !chosen);
    const card = pack.find((each) => each.place === place)?.card;
    const copies = pack.filter((each) => each.card === card).map((each) => each.place);
    if (this.has(place)) return copies.findLast((each) => this.has(each));
    return copies.find((each) => !this.has(each)) ?? copies.at(-1);
  }

  /** The number of cards left in the pack. */
  private get left(): number {
    return this.board.pack.length - this.board.takes;
  }

  private get names(): string {
    const names = this.picked.map((place) => this.faces.get(this.board.pack.find((each) => each.place === place)?.card ?? '')?.name ?? '');
    return names.join(' + ');
  }

  /** A hint about the other cards of the pack. */
  private get rest(): string {
    const { shared, then } = this.board;
    const next = nextHolder(this.board, this.question.seat);
    if (!next) return this.left > 0 ? t('epic-draft-discarded', { count: this.left }) : '';
    if (!shared) return t('epic-draft-passed', { count: this.left, name: next.name });
    return then < this.left ? t('epic-draft-then', { count: then, name: next.name }) : t('epic-draft-last', { count: this.left, name: next.name });
  }
}

function cardsOf(pack: readonly CardView[]): string {
  return pack.map(({ place, card, chosen }) => `${place} ${card} ${chosen}`).join();
}
