// Browser notifications. The page asks for permission when they are first useful, never when it loads.

const WANTED = 'mulligan.notices';
const ICON = '/icons/icon-192.png';

type Wish = 'yes' | 'no' | null;

export interface Notice {
  /** A later notice with the same tag replaces it. */
  tag: string;
  title: string;
  body: string;
  /** The page that pressing it opens. */
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

  /** Whether the browser supports notifications. */
  get exist(): boolean {
    return this.permission !== 'none';
  }

  /** Whether the visitor has blocked them in the browser, which is also the only place to allow them again. */
  get areBlocked(): boolean {
    return this.permission === 'denied';
  }

  get areOn(): boolean {
    return this.permission === 'granted' && this.wish !== 'no';
  }

  /** Whether the visitor has not decided yet. */
  get areUndecided(): boolean {
    return this.permission === 'default' && this.wish === null;
  }

  /** Asks for permission. */
  async turnOn(): Promise<void> {
    this.keep('yes');
    this.permission = await Notification.requestPermission();
  }

  turnOff(): void {
    this.keep('no');
  }

  /** Shows a notice, if notifications are on. The service worker shows it if there is one: phones allow no other way. */
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

  /** Removes a notice whose subject has been seen. */
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
