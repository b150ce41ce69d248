/**
 * The pairings of a round, by the circle method: each team plays once in a round and meets all others in turn. When the
 * number is odd, one rests. Home and away change from round to round, and when all meet again. Places count from 0.
 */
export function pairsOf(size: number, round: number): [home: number, away: number][] {
  const seats = size + (size % 2);
  const last = seats - 1;
  const turn = (position: number) => (position + round) % last;
  const meeting = Math.floor(round / last);
  return Array.from({ length: seats / 2 }, (_, seat): [number, number] => {
    const first = seat === 0 ? last : turn(seat);
    const second = turn(last - seat);
    // Every team but the first moves by one seat a round, so the seat changes sides for them.
    return (seat === 0 ? round : seat + meeting) % 2 === 0 ? [first, second] : [second, first];
  }).filter(([home, away]) => home < size && away < size);
}

/** The hours of a round are shared out among its matches in their order. */
export const kickOffOf = (kickOffs: readonly number[], place: number, matches: number): number | undefined =>
  kickOffs[Math.floor((place * kickOffs.length) / matches)];
