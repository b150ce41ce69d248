import { type FinalScore, totoKind, type TotoKindName } from '../../contracts/pools/index.ts';
import { goalChances, type Leads } from '../../simulator/index.ts';

/** Kinds whose variants tell more of a score than its lead. */
const ofGoals: ReadonlySet<TotoKindName> = new Set(['football', 'correct-score']);

/** Goals of two sides that do not depend on each other: the middle and the spread of their difference tell both. */
function byGoals({ first, chances }: Leads): [FinalScore, number][] {
  let [middle, square] = [0, 0];
  for (let at = 0; at < chances.length; at += 1) {
    middle += (first + at) * (chances[at] ?? 0);
    square += (first + at) ** 2 * (chances[at] ?? 0);
  }
  const spread = square - middle ** 2;
  const { home, away } = goalChances([Math.max(0, (spread + middle) / 2), Math.max(0, (spread - middle) / 2)]);
  return [...home].flatMap((chance, goals) =>
    [...away].map((other, against): [FinalScore, number] => [[goals, against], chance * other]),
  );
}

/** A lead as a score: the winner of maps has as many as the greatest lead; where points count, the lead alone does. */
function byLead({ first, chances }: Leads): [FinalScore, number][] {
  const most = Math.max(-first, first + chances.length - 1);
  return Array.from(chances, (chance, at): [FinalScore, number] => {
    const lead = first + at;
    return [lead < 0 ? [most + lead, most] : [most, most - lead], chance];
  });
}

/** The model's chance of each variant of a match; the same for all where no model plays it. */
export function variantChances(name: TotoKindName, leads: Leads | null): number[] {
  const { variants, variantOf } = totoKind(name);
  const chances = Array.from({ length: variants }, () => (leads === null ? 1 / variants : 0));
  if (leads === null) return chances;
  for (const [score, chance] of ofGoals.has(name) ? byGoals(leads) : byLead(leads)) {
    const variant = variantOf(score);
    chances[variant] = (chances[variant] ?? 0) + chance;
  }
  return chances;
}
