export type Tab = 'log' | 'rules' | 'chat' | 'table';

/** Cards that are spread out over the table. */
export interface OpenPile {
  title: string;
  cards: readonly { card: string; place: string }[];
}

/** The panels that are open over the table and beside it. */
export class Panels {
  tab = $state<Tab>('log');
  /** Tablet and phone: the side is open. */
  drawer = $state(false);
  /** Phone: the preview of a card is open. */
  sheet = $state(false);
  /** The list of keys is open. */
  keys = $state(false);
  asText = $state(false);
  pile = $state.raw<OpenPile | null>(null);

  /** Does something cover the table and take its keys? */
  get coverTable(): boolean {
    return this.sheet || this.keys;
  }

  /** Opens the side at a tab; closes it if that tab is open. */
  toggle(tab: Tab): void {
    const open = this.drawer && this.tab === tab;
    this.tab = tab;
    this.drawer = !open;
  }

  toggleText(): void {
    this.asText = !this.asText;
  }

  /** Closes the list of keys, or else everything; false: nothing was open. */
  close(): boolean {
    const open = this.coverTable || this.drawer || this.pile !== null || this.asText;
    if (this.keys) this.keys = false;
    else {
      this.sheet = this.drawer = this.asText = false;
      this.pile = null;
    }
    return open;
  }
}
