import { eachOf, type Joint } from './joint.ts';

/** How a match goes on when it is level. `breaker`: points of who wins by lot when it is level after so many rounds. */
export type Extra = { round: Joint; rounds: number; breaker: number };

/** Points that come until a match is decided: their sum, and the lead by them and before. Index of `lead`: lead + `middle`. */
export type Decided = { sum: Float64Array; lead: Float64Array; middle: number; level: number };

/**
 * A match that is played until somebody leads. `rest`: what comes in any case. `ahead`: the lead of side 1 before it.
 * `level`: the chance to be level after it.
 */
export function decidedOf(rest: Joint, ahead: number, { round, rounds, breaker }: Extra): Decided {
  const middle = rest.width + Math.abs(ahead) + round.width + breaker;
  const lead = new Float64Array(2 * middle + 1);
  const sum = new Float64Array(2 * (rest.width + rounds * round.width) + breaker + 1);
  const add = (ending: number, points: number, chance: number) => {
    lead[ending + middle] = (lead[ending + middle] ?? 0) + chance;
    sum[points] = (sum[points] ?? 0) + chance;
  };
  let open = new Map<number, number>();
  const keep = (into: Map<number, number>, points: number, chance: number) =>
    into.set(points, (into.get(points) ?? 0) + chance);
  eachOf(rest, (home, away, chance) => {
    if (ahead + home === away) keep(open, home + away, chance);
    else add(ahead + home - away, home + away, chance);
  });
  const level = [...open.values()].reduce((all, chance) => all + chance, 0);
  for (let played = 0; played < rounds; played += 1) {
    const next = new Map<number, number>();
    eachOf(round, (home, away, share) => {
      for (const [points, chance] of open) {
        if (home === away) keep(next, points + home + away, chance * share);
        else add(home - away, points + home + away, chance * share);
      }
    });
    open = next;
  }
  for (const [points, chance] of open) for (const side of [1, -1]) add(side * breaker, points + breaker, chance / 2);
  return { sum, lead, middle, level };
}
