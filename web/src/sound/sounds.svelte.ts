import { hasPressed, onPress } from './first-press.ts';
import { Mixer, type Voice } from './mixer.ts';
import { recipeOf, type SoundName } from './recipes.ts';
import { schedule, type Manner } from './synth.ts';

const VOLUME = 'mulligan.volume';
const MUTED = 'mulligan.muted';
const DEFAULT_VOLUME = 40; // percent
const FADE = 0.06; // seconds to fade out a sound that is cut

function keptVolume(): number {
  const value = Number(localStorage.getItem(VOLUME) ?? DEFAULT_VOLUME);
  return value >= 0 && value <= 100 ? value : DEFAULT_VOLUME;
}

/** The sounds of the page. Browsers allow none before the first press, so the audio context is created then. */
class Sounds {
  private loudness = $state(keptVolume());
  private silenced = $state(localStorage.getItem(MUTED) === 'yes');
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private readonly mixer = new Mixer({ now: () => performance.now(), begin: (name, manner) => this.begin(name, manner) });

  /** In percent. Stored on this device. */
  get volume(): number {
    return this.loudness;
  }

  set volume(value: number) {
    this.loudness = value;
    localStorage.setItem(VOLUME, `${value}`);
    this.adjust();
  }

  get muted(): boolean {
    return this.silenced;
  }

  set muted(value: boolean) {
    this.silenced = value;
    localStorage.setItem(MUTED, value ? 'yes' : 'no');
    this.adjust();
  }

  /** `short`: with half of its tail. */
  play(name: SoundName, short = false): void {
    if (this.muted || this.volume === 0 || this.context?.state !== 'running') return;
    this.mixer.play(name, short ? 0.5 : 1);
  }

  /** Stops all sounds. */
  cut(): void {
    this.mixer.cut();
  }

  /** Starts sound on presses until the returned function is called. Safari starts sound only inside a press, and stops it in the background. */
  listen(): () => void {
    if (hasPressed()) this.wake();
    const stop = onPress(() => this.wake());
    return () => {
      stop();
      this.cut();
    };
  }

  private wake(): void {
    if (!this.context) {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      this.output = new GainNode(this.context);
      this.output.connect(this.context.destination);
      this.adjust();
    }
    if (this.context.state !== 'running') void this.context.resume();
  }

  private adjust(): void {
    if (this.output && this.context) this.output.gain.setTargetAtTime(this.muted ? 0 : this.volume / 100, this.context.currentTime, FADE / 4);
  }

  private begin(name: SoundName, manner: Manner): Voice {
    const { context, output } = this;
    if (!context || !output) return { cut: () => undefined };
    const fader = new GainNode(context);
    fader.connect(output);
    schedule(context, recipeOf(name), fader, context.currentTime, manner);
    return {
      cut: () => {
        fader.gain.setValueAtTime(1, context.currentTime);
        fader.gain.linearRampToValueAtTime(0, context.currentTime + FADE);
      },
    };
  }
}

export const sounds = new Sounds();
