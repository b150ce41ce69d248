import { eachOf, type Joint } from './joint.ts';

/** The continuation of a level match. `breaker`: points of the winner by lot when it is level after so many rounds. */
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
  const add = (into: Float64Array, at: number, chance: number) => {
    into[at] = (into[at] ?? 0) + chance;
  };
  /** Chances of the points that a level match has brought. */
  let open = new Float64Array(sum.length);
  eachOf(rest, (home, away, chance) => {
    if (ahead + home === away) {
      add(open, home + away, chance);
      return;
    }
    add(lead, ahead + home - away + middle, chance);
    add(sum, home + away, chance);
  });
  const level = massOf(open);
  const [still, over] = [new Float64Array(2 * round.width), new Float64Array(2 * round.width)];
  const roundLead = new Float64Array(2 * round.width + 1);
  eachOf(round, (home, away, chance) => {
    add(home === away ? still : over, home + away, chance);
    if (home !== away) add(roundLead, home - away + round.width, chance);
  });
  for (let played = 0; played < rounds; played += 1) {
    const mass = massOf(open);
    roundLead.forEach((chance, index) => add(lead, index - round.width + middle, mass * chance));
    addSums(sum, open, over);
    const next = new Float64Array(sum.length);
    addSums(next, open, still);
    open = next;
  }
  const mass = massOf(open);
  for (const side of [1, -1]) add(lead, side * breaker + middle, mass / 2);
  open.forEach((chance, points) => {
    if (chance > 0) add(sum, points + breaker, chance);
  });
  return { sum, lead, middle, level };
}

const massOf = (chances: Float64Array): number => chances.reduce((all, chance) => all + chance, 0);

const least = 1e-12;

/** Adds the chances of two independent numbers together. */
function addSums(into: Float64Array, one: Float64Array, two: Float64Array): void {
  for (let first = 0; first < one.length; first += 1) {
    const share = one[first] ?? 0;
    if (share < least) continue;
    for (let second = 0; second < two.length && first + second < into.length; second += 1)
      into[first + second] = (into[first + second] ?? 0) + share * (two[second] ?? 0);
  }
}
