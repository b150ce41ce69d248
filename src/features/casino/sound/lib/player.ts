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
  const hush = () => {
    playing?.disconnect();
    playing = null;
  };
  return {
    /** In the place of what still sounds. */
    async play(notes: readonly Note[]): Promise<void> {
      hush();
      if (notes.length === 0 || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      const own = context;
      // Until the first press of a document a browser keeps it suspended.
      if (own.state === 'suspended') await own.resume();
      if (context !== own) return;
      playing = own.createGain();
      playing.connect(own.destination);
      for (const note of notes) schedule(own, playing, note);
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
