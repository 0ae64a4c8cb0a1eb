import { sounds } from '../sound/sounds.svelte.ts';
import type { Session } from '../table/session.svelte.ts';
import { isCorrespondence } from './correspondence.ts';
import { notices } from './notices.svelte.ts';
import { TurnBell } from './turn-bell.ts';

/** Whether the page is out of sight. */
let hidden = $state(document.hidden);

/** Notices when the page goes out of sight, until the returned function is called. */
export function watchSight(): () => void {
  const look = (): void => void (hidden = document.hidden);
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Notifies the viewer of one table of their turn. Out of sight it relies on the server's messages, not on what has been drawn:
 *  browsers slow a hidden page down. */
export class Attention {
  /** Whether a question has come while the page was out of sight. */
  private missed = $state(false);
  private readonly bell = new TurnBell();
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Whether one of the viewer's seats is asked. */
  get isAsked(): boolean {
    const info = this.session.known?.info;
    return info?.status === 'running' && info.seats.some((seat) => seat.yours && seat.asked);
  }

  /** Whether to offer notifications to the viewer. */
  get offersNotices(): boolean {
    const info = this.session.known?.info;
    if (!info || info.status !== 'running' || !notices.areUndecided || !info.seats.some((seat) => seat.yours)) return false;
    return this.missed || (isCorrespondence(info.settings) && !this.isAsked);
  }

  /** Rings the bell with the first question of a turn. Reactive: call it in an effect. */
  ring(): void {
    const { known, view, ui, answering } = this.session;
    const board = (hidden ? known?.view : view)?.board;
    if (!known || !board) return;
    const asked = hidden ? this.isAsked : answering.question !== null;
    const turnOf = ui.turns[board.kind];
    const turn = turnOf ? turnOf(board as never, known.seat) : asked ? 'asked' : null;
    if (this.bell.rings({ asked, turn, hidden })) sounds.play('turn', this.session.playback.isFast);
  }

  /** Shows a notification for a question that comes while the page is out of sight; removes it when answered or seen. */
  notify(title: string): () => void {
    const info = this.session.known?.info;
    if (!info || !this.isAsked || !this.isUnseen(info.settings)) return () => undefined;
    this.missed = true;
    const { known } = this.session;
    const question = known?.view?.questions.find(({ seat }) => seat === known.seat);
    void notices.show({ tag: info.id, title, body: question?.words ?? '', path: location.pathname });
    return () => void notices.clear(info.id);
  }

  /** Removes the notification when the viewer looks at the table. Reactive: call it in an effect. */
  look(): void {
    const id = this.session.known?.info.id;
    if (!hidden && id !== undefined) void notices.clear(id);
  }

  private isUnseen(settings: Parameters<typeof isCorrespondence>[0]): boolean {
    return hidden || (isCorrespondence(settings) && !document.hasFocus());
  }
}
