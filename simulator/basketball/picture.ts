import type { Pair, Side } from '../match.ts';
import { between, createRandom, hash, type Random } from '../random.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { type Drawn, momentOf, type Place } from '../zone/moments.ts';
import type { Attack } from './shots.ts';
import { type BasketballTimeline, pace } from './timeline.ts';

/** Seconds of play: a side crosses half court after this. */
const crossing = 6;
const step = [4, 6] as const;
const hoop: Place = [99, 34];
const freeThrow: Place = [86, 34];
const shotFrom = (random: Random, points: number): Place =>
  points === 3
    ? [between(random, 74, 80), between(random, 14, 54)]
    : [between(random, 86, 96), between(random, 24, 44)];

/** One possession, from `from` to `at`, where it ends with `points`. */
function drawn(random: Random, { from, at, side, points, shot }: Attack): Drawn[] {
  const events: Drawn[] = [
    { at: from, phase: 'bring_up', side, place: [between(random, 18, 40), between(random, 16, 52)] },
  ];
  const tries = points === 0 ? (random() < 0.3 ? 3 : 2) : points;
  const isFoul = points === 1;
  // Passes know nothing of the shot: otherwise the time without one would tell when it comes.
  for (let next = from + crossing; next < shot; next += between(random, ...step)) {
    events.push({ at: next, phase: 'half_court', side, place: [between(random, 66, 88), between(random, 8, 60)] });
  }
  const place = isFoul ? freeThrow : shotFrom(random, tries);
  events.push({ at: shot, phase: isFoul ? 'free_throws' : 'shot', side, place });
  events.push({ at, phase: points > 0 ? 'basket' : 'miss', side, place: points > 0 ? hoop : [96, 34], value: points });
  return events;
}

/** The picture of a game: the side with the ball, its position, and the result of each possession. */
export function basketballPicture(
  timeline: BasketballTimeline,
  attacks: readonly Attack[],
  seed: number,
): ZoneMoment[] {
  const random = createRandom(hash(seed, 0xba5e));
  const { stretches, end } = timeline;
  const moments: ZoneMoment[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const when = (at: number): [number, number] => [
      index + 1,
      stretch.clock + Math.min(stretch.length, Math.max(0, at - stretch.from) / pace),
    ];
    const add = (each: Drawn) => moments.push(momentOf(each, when(each.at)));
    for (const attack of attacks.filter(({ period }) => period === index + 1))
      for (const each of drawn(random, attack)) add(each);
    if (stretch.to < end) add({ at: stretch.to, phase: 'half', side: 0, place: [52, 34] });
  }
  const last = stretches.at(-1);
  moments.push(...endOfGame(end, [stretches.length, last ? last.clock + last.length : 0]));
  return moments.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
}

/** Points of a match whose course a test changed, as they are told. */
export const pointsOutOfNothing = (at: number, side: Side, points: number, when: Pair): ZoneMoment[] => [
  momentOf({ at, phase: 'basket', side, place: hoop, value: points }, when),
];

export const endOfGame = (at: number, when: Pair): ZoneMoment[] => [
  momentOf({ at, phase: 'end', side: 0, place: [52, 34] }, when),
];
