export type Tab = 'log' | 'rules' | 'chat' | 'table';

/** Cards that are spread out over the table. */
export interface OpenPile {
  title: string;
  cards: readonly { card: string; place: string }[];
}

/** The panels that are open over the table and next to it. */
export class Panels {
  tab = $state<Tab>('log');
  /** Whether the side is open, on tablets and phones. */
  drawer = $state(false);
  /** Whether the card preview is open, on phones. */
  sheet = $state(false);
  /** Whether the list of keys is open. */
  keys = $state(false);
  asText = $state(false);
  pile = $state.raw<OpenPile | null>(null);

  /** Whether something covers the table and takes its keys. */
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

  /** Closes the list of keys, or else everything; false if nothing was open. */
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
