import { factsOf, type Slug } from '@contracts/games/facts';

/**
 * One tone. `at` and `ms`: when it begins and how long it lasts, milliseconds. `hz`: its pitch, which glides to `to`. `gain`: 0 to 1.
 */
export type Note = { at: number; ms: number; hz: number; to?: number; gain: number; wave: OscillatorType };

const tick = (at: number): Note => ({ at, ms: 14, hz: 1700, gain: 0.05, wave: 'square' });
const thud = (at: number): Note => ({ at, ms: 110, hz: 170, to: 80, gain: 0.22, wave: 'triangle' });
const slide = (at: number): Note => ({ at, ms: 60, hz: 950, to: 320, gain: 0.06, wave: 'triangle' });
const pop = (at: number): Note => ({ at, ms: 50, hz: 520, to: 430, gain: 0.1, wave: 'sine' });

type Sound = (at: number) => Note;
/** So many sounds, evenly spread over the motion. */
const evenly =
  (sound: Sound, count: number) =>
  (ms: number): Note[] =>
    Array.from({ length: count }, (_, index) => sound((ms * (index + 1)) / count));
/** A wheel that slows down: its pegs pass as often as the shown turn has come to them (a cubic ease). */
const slowing =
  (sound: Sound, count: number) =>
  (ms: number): Note[] =>
    Array.from({ length: count }, (_, index) => sound(ms * (1 - (1 - index / count) ** (1 / 3))));
const none = (): Note[] => [];

/** What the motion of each game sounds like. It knows how long it lasts, and nothing of what was drawn. */
const motions: Readonly<Record<Slug, (ms: number) => Note[]>> = {
  dice: slowing(tick, 8),
  'five-lines': evenly(thud, 3),
  mines: none,
  roulette: slowing(tick, 37),
  wheel: slowing(tick, 24),
  'peg-drop': evenly(tick, 12),
  'hi-lo': evenly(slide, 1),
  keno: evenly(pop, 10),
  'sic-bo': slowing(tick, 9),
  baccarat: evenly(slide, 4),
  'lantern-tide': evenly(thud, 5),
  jacks: evenly(slide, 5),
  blackjack: evenly(slide, 4),
  'bingo-75': evenly(pop, 12),
  scratch: none,
  'comet-garden': evenly(thud, 5),
};
export const motionNotes = (game: Slug): Note[] => motions[game](factsOf(game).motionMs);

/** A step of a round that goes on: a field, a card. */
export const stepNotes: readonly Note[] = [pop(0)];

const mostTones = 6;
/** Major pentatonic, from A above middle C, in semitones. */
const scale = [0, 2, 4, 7, 9, 12];

/**
 * What the end of a round sounds like. More than the stake rises, by a tone for each doubling. The stake or less has the same short low
 * tone whatever came back, because a loss is nothing to celebrate. Minor units. Row CAS-39.
 */
export function endNotes({ stake, payout }: { stake: number; payout: number }): readonly Note[] {
  if (payout <= stake) return [{ at: 0, ms: 90, hz: 196, gain: 0.08, wave: 'sine' }];
  const tones = Math.min(mostTones, 2 + Math.floor(Math.log2(payout / Math.max(1, stake))));
  return scale
    .slice(0, tones)
    .map((step, index) => ({ at: index * 90, ms: 160, hz: 440 * 2 ** (step / 12), gain: 0.14, wave: 'triangle' }));
}
