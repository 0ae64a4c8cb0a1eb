import { lengthOf, recipeOf, type SoundName } from './recipes.ts';
import type { Manner } from './synth.ts';

export const MOST_AT_ONCE = 3;
const MERGED = 60; // equal sounds that begin within this time are played once
const IN_A_ROW = 500; // the longest pause between equal sounds of a series

/** A sound that is being played. */
export interface Voice {
  /** Fades it out quickly. */
  cut(): void;
}

/** A mixer's dependencies: a clock in milliseconds, and a function that starts a sound. */
export interface MixerHost {
  now(): number;
  begin(name: SoundName, manner: Manner): Voice;
}

interface Sounding {
  name: SoundName;
  voice: Voice;
  began: number;
  ends: number;
}

/** Limits sounds: few at a time, no duplicates, and only the first of a series. */
export class Mixer {
  private sounding: Sounding[] = [];
  private readonly rows = new Map<SoundName, { last: number; count: number }>();
  private readonly host: MixerHost;

  constructor(host: MixerHost) {
    this.host = host;
  }

  /** The number of sounds playing now. */
  get count(): number {
    this.forget();
    return this.sounding.length;
  }

  play(name: SoundName, tails = 1): void {
    this.forget();
    const now = this.host.now();
    if (this.sounding.some((other) => other.name === name && now - other.began < MERGED)) return;
    const { rises = 0, most = Infinity } = recipeOf(name);
    const count = this.countInRow(name, now);
    if (count > most) return;
    while (this.sounding.length >= MOST_AT_ONCE) this.sounding.shift()?.voice.cut();
    const voice = this.host.begin(name, { cents: rises * (count - 1), tails });
    this.sounding.push({ name, voice, began: now, ends: now + lengthOf(recipeOf(name), tails) });
  }

  /** Stops all sounds. */
  cut(): void {
    for (const { voice } of this.sounding) voice.cut();
    this.sounding = [];
    this.rows.clear();
  }

  private countInRow(name: SoundName, now: number): number {
    const row = this.rows.get(name);
    const count = row && now - row.last <= IN_A_ROW ? row.count + 1 : 1;
    this.rows.set(name, { last: now, count });
    return count;
  }

  private forget(): void {
    const now = this.host.now();
    this.sounding = this.sounding.filter(({ ends }) => ends > now);
  }
}
