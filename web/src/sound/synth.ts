import { partLength, type Part, type Recipe } from './recipes.ts';

const SILENT = 0.001; // an exponential fade never reaches zero; this is 60 dB below
const A_MOMENT = 0.01; // seconds after the fade, so that the end does not click

/** Differences of a sound from its recipe. */
export interface Manner {
  cents: number;
  /** The length of tails: 1, or less at fast speed. */
  tails: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise: always the same, so that sounds are, too. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    samples[i] = seed / 0x80000000;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Schedules a sound. Its nodes are freed at the end. */
export function schedule(context: BaseAudioContext, { parts, gain }: Recipe, to: AudioNode, when: number, { cents, tails }: Manner): void {
  const whole = new GainNode(context, { gain });
  whole.connect(to);
  const ratio = 2 ** (cents / 1200);
  parts.forEach((part, i) => burst(context, part, whole, when + part.at / 1000, { ratio, tails, offset: (i * 0.137) % 1 }));
}

function burst(context: BaseAudioContext, part: Part, to: AudioNode, start: number, { ratio, tails, offset }: { ratio: number; tails: number; offset: number }): void {
  const end = start + partLength(part, tails) / 1000;
  const [from, until] = [part.hz * ratio, (part.to ?? part.hz) * ratio];
  const isNoise = part.source === 'noise';
  const source = isNoise ? new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true }) : new OscillatorNode(context, { type: part.source as OscillatorType });
  const filter = part.filter ? new BiquadFilterNode(context, { type: part.filter.type, Q: part.filter.q ?? 1, frequency: part.filter.hz ?? from }) : null;
  const glides = source instanceof OscillatorNode ? source.frequency : filter?.frequency;
  glides?.setValueAtTime(from, start);
  if (until !== from) glides?.exponentialRampToValueAtTime(until, end);

  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(part.gain, start + part.attack / 1000);
  envelope.gain.exponentialRampToValueAtTime(part.gain * SILENT, end);
  (filter ? source.connect(filter) : source).connect(envelope).connect(to);
  if (source instanceof AudioBufferSourceNode) source.start(start, offset);
  else source.start(start);
  source.stop(end + A_MOMENT);
}
