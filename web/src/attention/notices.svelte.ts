// Notifications of the browser. The page asks for them when it first makes sense, never when it loads.

const WANTED = 'mulligan.notices';
const ICON = '/icons/icon-192.png';

type Wish = 'yes' | 'no' | null;

export interface Notice {
  /** A later notice with the same tag takes its place. */
  tag: string;
  title: string;
  body: string;
  /** The page that a press opens. */
  path: string;
}

function keptWish(): Wish {
  const kept = localStorage.getItem(WANTED);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

class Notices {
  private wish = $state<Wish>(keptWish());
  private permission = $state<NotificationPermission | 'none'>(typeof Notification === 'undefined' ? 'none' : Notification.permission);

  /** Has the browser notifications at all? */
  get exist(): boolean {
    return this.permission !== 'none';
  }

  /** Has the reader forbidden them in the browser? Only there they can be allowed again. */
  get areBlocked(): boolean {
    return this.permission === 'denied';
  }

  get areOn(): boolean {
    return this.permission === 'granted' && this.wish !== 'no';
  }

  /** Has nobody said yes or no yet? */
  get areUndecided(): boolean {
    return this.permission === 'default' && this.wish === null;
  }

  /** Asks the browser, which asks the reader. */
  async turnOn(): Promise<void> {
    this.keep('yes');
    this.permission = await Notification.requestPermission();
  }

  turnOff(): void {
    this.keep('no');
  }

  /** Shows a notice, if the reader wants them. The service worker shows it where there is one: phones allow no other way. */
  async show({ tag, title, body, path }: Notice): Promise<void> {
    if (!this.areOn) return;
    const worker = await registration();
    const options = { tag, body, icon: ICON, data: { path } };
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }

  /** Takes a notice away: the reader has seen what it was about. */
  async clear(tag: string): Promise<void> {
    if (!this.areOn) return;
    for (const notice of (await (await registration())?.getNotifications({ tag })) ?? []) notice.close();
  }

  private keep(wish: 'yes' | 'no'): void {
    this.wish = wish;
    localStorage.setItem(WANTED, wish);
  }
}

export const notices = new Notices();
