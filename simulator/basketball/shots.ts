import { type Block, lastBlocks } from '../match.ts';
import type { BasketballTimeline, Possession } from './timeline.ts';

/** Seconds of play: a shot leaves the hand this long before it counts, and a foul stops play for free throws. */
export const flight = 1.5;
const freeThrowLead = 7;
/** The next possession is seen to begin so long after the last. */
const handOver = 2;
/** Prices are made each second, and of the last ones of a period a second is too much. */
const lastSeconds = 5;

/** A possession with the moment at which it is seen to begin, and that of its shot. */
export type Attack = Possession & { from: number; shot: number };

/** All possessions, in the order in which they are played. */
export function attacksOf({ stretches }: BasketballTimeline, possessions: readonly Possession[]): Attack[] {
  return possessions.map((possession, index) => {
    const { at, points, period } = possession;
    const last = possessions[index - 1];
    const from = last?.period === period ? last.at + handOver : (stretches[period - 1]?.from ?? 0);
    const lead = points === 1 ? freeThrowLead : flight;
    return { ...possession, from, shot: Math.min(at, Math.max(from + 1, at - lead)) };
  });
}

/** From a shot until it counts, whoever watches the picture knows more than the price does: from where it came. */
export function shotBlocks({ stretches }: BasketballTimeline, attacks: readonly Attack[]): Block[] {
  return [
    ...attacks.map(({ shot, at }): Block => ({ at: shot, seconds: at - shot, reason: 'danger', isBrief: true })),
    ...lastBlocks(stretches, lastSeconds),
  ];
}
