import { dealMs, reelFall } from '@contracts/game-motion';
import { factsOf, type Family, type Slug } from '@contracts/games/facts';

/**
 * One tone. `at` and `ms`: when it begins and how long it lasts, milliseconds. `hz`: its pitch, which glides to `to`. `gain`: 0 to 1.
 */
export type Note = { at: number; ms: number; hz: number; to?: number; gain: number; wave: OscillatorType };

const tick = (at: number): Note => ({ at, ms: 14, hz: 1700, gain: 0.05, wave: 'square' });
const thud = (at: number): Note => ({ at, ms: 110, hz: 170, to: 80, gain: 0.22, wave: 'triangle' });
const slide = (at: number): Note => ({ at, ms: 60, hz: 950, to: 320, gain: 0.06, wave: 'triangle' });
const pop = (at: number): Note => ({ at, ms: 50, hz: 520, to: 430, gain: 0.1, wave: 'sine' });

type Sound = (at: number) => Note;
const times = (sound: Sound, count: number, at: (index: number) => number): Note[] =>
  Array.from({ length: count }, (_, index) => sound(at(index)));

const reelCount = { 'three-reels': 3, 'five-reels': 5 } as const;

/** What a motion of each family sounds like: it knows how long it lasts, and nothing of what was drawn. */
const motions: Readonly<Record<Exclude<Family, 'slots'>, (ms: number) => Note[]>> = {
  /** Pegs that pass ever more slowly (a cubic ease). */
  tables: (ms) => {
    const pegs = Math.floor(ms / 100);
    return times(tick, pegs, (index) => ms * (1 - (1 - index / pegs) ** (1 / 3)));
  },
  cards: (ms) => times(slide, Math.floor(ms / 225), (index) => index * dealMs),
  numbers: (ms) => {
    const count = Math.floor(ms / 120);
    return times(pop, count, (index) => (ms * (index + 1)) / count);
  },
};
export function motionNotes(game: Slug): Note[] {
  const { family, reels, motionMs } = factsOf(game);
  if (motionMs === 0) return [];
  if (reels !== null)
    return times(thud, reelCount[reels], (reel) => {
      const { delay, duration } = reelFall(reel, motionMs);
      return delay + duration;
    });
  return family === 'slots' ? [] : motions[family](motionMs);
}

/** A step of a round that goes on: a field, a card. */
export const stepNotes: readonly Note[] = [pop(0)];

/** Minor units. */
type Ended = { stake: number; payout: number };
/** The stake again, or a part of it, is no win. */
export const isWon = ({ stake, payout }: Ended): boolean => payout > stake;

const mostTones = 6;
/** Major pentatonic, from A above middle C, in semitones. */
const scale = [0, 2, 4, 7, 9, 12];

/**
 * What the end of a round sounds like. More than the stake rises, by a tone for each doubling. The stake or less has the same short low
 * tone whatever came back, because a loss is nothing to celebrate. Minor units. Row CAS-39.
 */
export function endNotes({ stake, payout }: Ended): readonly Note[] {
  if (!isWon({ stake, payout })) return [{ at: 0, ms: 90, hz: 196, gain: 0.08, wave: 'sine' }];
  const tones = Math.min(mostTones, 2 + Math.floor(Math.log2(payout / Math.max(1, stake))));
  return scale
    .slice(0, tones)
    .map((step, index) => ({ at: index * 90, ms: 160, hz: 440 * 2 ** (step / 12), gain: 0.14, wave: 'triangle' }));
}
