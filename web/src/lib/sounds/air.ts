/** Sound made in the browser: one audio context for the page, tones and noise. The settings turn it off. */
import { settings } from '../shell/settings.svelte';

/** Hertz, when it begins and how long it rings (in seconds), and how loud it is. */
export type Tone = readonly [number, number, number, number];
/** Noise around a frequency: as a tone, and how narrow it is. */
export type Noise = readonly [number, number, number, number, number];

const LATE = 250; // milliseconds after which a sound means nothing any more

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/**
 * Starts or resumes the audio context. Safari allows this only in answer to a touch or a key, and suspends the context
 * while the phone sleeps or rings.
 */
export async function wake(): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers play no sound before the first touch
  air ??= new AudioContext();
  if (air.state !== 'running') await air.resume().catch(() => undefined); // during a phone call it stays suspended
}

/** Play these together, now or not at all. */
export async function sound(tones: readonly Tone[], noises: readonly Noise[] = []): Promise<void> {
  const asked = performance.now();
  await wake();
  if (!settings.sound || air?.state !== 'running' || performance.now() - asked > LATE) return;
  for (const tone of tones) ring(air, tone);
  for (const noise of noises) rustle(air, noise);
}

function ring(air: AudioContext, [hertz, begin, length, loud]: Tone): void {
  const [tone, start] = [air.createOscillator(), air.currentTime + begin];
  tone.frequency.value = hertz;
  tone.connect(fading(air, start, length, loud)).connect(air.destination);
  tone.start(start);
  tone.stop(start + length);
}

function rustle(air: AudioContext, [hertz, begin, length, loud, narrow]: Noise): void {
  const [source, filter, start] = [air.createBufferSource(), air.createBiquadFilter(), air.currentTime + begin];
  hiss ??= whiteNoise(air);
  source.buffer = hiss;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = narrow;
  source
    .connect(filter)
    .connect(fading(air, start, length, loud))
    .connect(air.destination);
  source.start(start, Math.random() * 0.4);
  source.stop(start + length);
}

function fading(air: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = air.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return volume;
}

function whiteNoise(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
