import type { Note } from './notes';

const seconds = (ms: number): number => ms / 1000;
/** A tone that begins or ends at once would click. */
const fade = 0.006;

function schedule(context: AudioContext, out: AudioNode, { at, ms, hz, to, gain, wave }: Note): void {
  const begins = context.currentTime + seconds(at);
  const ends = begins + seconds(ms);
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, begins);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, ends);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(gain, begins + fade);
  volume.gain.setValueAtTime(gain, ends);
  volume.gain.linearRampToValueAtTime(0, ends + fade);
  tone.connect(volume).connect(out);
  tone.start(begins);
  tone.stop(ends + fade);
}

/** Plays notes by Web Audio. A browser that has none, or does not allow any, stays silent. */
export function createPlayer() {
  let context: AudioContext | null = null;
  let playing: GainNode | null = null;
  /** Changes with everything that begins or ends: what still waits for the device then does not begin. */
  let turn = 0;
  const hush = () => {
    turn += 1;
    playing?.disconnect();
    playing = null;
  };
  /** Until the first press of a document a browser keeps its sound suspended, so the press that turns it on wakes it. */
  const wake = async (): Promise<AudioContext | null> => {
    if (typeof AudioContext === 'undefined') return null;
    context ??= new AudioContext();
    const own = context;
    if (own.state === 'suspended') await own.resume();
    return own;
  };
  return {
    wake,
    /** In the place of what still sounds. */
    async play(notes: readonly Note[]): Promise<void> {
      hush();
      if (notes.length === 0) return;
      const own = turn;
      const device = await wake();
      if (device === null || own !== turn) return;
      playing = device.createGain();
      playing.connect(device.destination);
      for (const note of notes) schedule(device, playing, note);
    },
    hush,
    /** Gives the device's sound back. */
    async close(): Promise<void> {
      hush();
      const own = context;
      context = null;
      await own?.close();
    },
  };
}
