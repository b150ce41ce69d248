import type { Pair } from '../match.ts';
import type { RallyRules, RallyScore, SetsRules } from './rules.ts';
import type { SetEnd, Spread } from './set-chances.ts';
import { addProduct, setEnds, spreadOf } from './set-chances.ts';

/** What is counted over the sets of a match. */
const allFigures = {
  sum: ([first, second]: Pair) => first + second,
  lead: ([first, second]: Pair) => first - second,
  first: ([first]: Pair) => first,
  second: ([, second]: Pair) => second,
};
type Figure = keyof typeof allFigures;
const names = Object.keys(allFigures) as Figure[];
const none = () => 0;
const noFigures: Record<Figure, (points: Pair) => number> = { sum: none, lead: none, first: none, second: none };
type Spreads = Record<Figure, Spread>;

/** `sets`: chances of the scores in sets. The spreads are of the points of all sets. `set`: ends of a set by its number. */
export type RallyChances = Spreads & {
  sets: readonly { score: Pair; chance: number }[];
  set: (number: number) => readonly SetEnd[];
};

const only = (value: number): Spread => ({ first: value, chances: Float64Array.of(1) });

/** `chance`: of side 1 to win a rally. */
export function rallyChances(chance: number, score: RallyScore, rules: RallyRules): RallyChances {
  const { target } = rules;
  const present = score.played.length + 1;
  const known = new Map<string, readonly SetEnd[]>();
  const set = (number: number): readonly SetEnd[] => {
    const { points, most } = target(number);
    const key = number === present ? 'present' : `${String(points)} ${String(most)}`;
    const ends = known.get(key) ?? setEnds(() => chance, number === present ? score.points : [0, 0], target(number));
    known.set(key, ends);
    return ends;
  };
  return setsChances(set, score, rules);
}

/** Chances of a match by how each of its sets can end. */
export function setsChances(
  set: RallyChances['set'],
  score: RallyScore,
  { setsToWin, isWithoutPoints = false }: SetsRules,
): RallyChances {
  const figures = isWithoutPoints ? noFigures : allFigures;
  const present = score.played.length + 1;
  const known = new Map<readonly SetEnd[], readonly [Spreads | null, Spreads | null]>();
  const wonBy = (all: readonly SetEnd[], isFirst: boolean): Spreads | null => {
    const ends = all.filter(({ points: [first, second] }) => first > second === isFirst);
    return ends.length === 0 ? null : spreadsOf((name) => spreadOf(ends, figures[name]));
  };
  const stepsOf = (number: number) => {
    const ends = set(number);
    const steps = known.get(ends) ?? ([wonBy(ends, true), wonBy(ends, false)] as const);
    known.set(ends, steps);
    return steps;
  };
  const played = score.played.reduce<Pair>((sum, [first, second]) => [sum[0] + first, sum[1] + second], [0, 0]);
  const ended: { score: Pair; spreads: Spreads }[] = [];
  // From score to score in sets: the points so far, with the chance to be here as their sum.
  let states = new Map([[score.sets[0], spreadsOf((name) => only(figures[name](played)))]]);
  for (let number = present; states.size > 0; number += 1) {
    const steps = stepsOf(number);
    const next = new Map<number, Spreads>();
    for (const [own, spreads] of states) {
      for (const [index, step] of steps.entries()) {
        if (!step) continue;
        const won = own + (index === 0 ? 1 : 0);
        const after: Pair = [won, number - won];
        if (Math.max(...after) >= setsToWin) {
          ended.push({ score: after, spreads: spreadsOf((name) => addProduct(undefined, spreads[name], step[name])) });
          continue;
        }
        const there = next.get(won);
        next.set(
          won,
          spreadsOf((name) => addProduct(there?.[name], spreads[name], step[name])),
        );
      }
    }
    states = next;
  }
  const whole = spreadsOf(
    (name) =>
      ended.reduce<Spread | undefined>((sum, { spreads }) => addProduct(sum, spreads[name], only(0)), undefined) ??
      only(0),
  );
  const sets = ended.map(({ score: end, spreads }) => ({
    score: end,
    chance: spreads.sum.chances.reduce((sum, each) => sum + each, 0),
  }));
  return { ...whole, sets, set };
}

const spreadsOf = (make: (name: Figure) => Spread): Spreads =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Spreads;
