import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { type Facts, type MarketKey, type Pair, resultOfMarket } from '../../simulator/index.ts';
import { type Rule, ruleOf } from './rules.ts';

/** Rules that the score of what counts decides alone. */
const byScore: ReadonlySet<Rule> = new Set([
  ...(['total', 'side_total', 'line', 'handicap', 'draw_no_bet', 'both_score', 'win_to_nil', 'clean_sheet'] as const),
  'joined',
]);

/** A match that has ended with this score, in whatever is counted. */
export function endedWith(score: Pair, { period }: MarketKey): Facts {
  return {
    full: score,
    periods: Array.from({ length: Math.max(1, period) }, () => score),
    periodsDone: Math.max(1, period),
    goals: [],
    regular: { score, isOver: true },
    story: { goals: [], corners: score, cards: score, reds: 0 },
    isOver: true,
    isAbandoned: false,
  };
}

/** Points of basketball are not like goals: so many has a side when nothing says how many. */
const usual: Readonly<Record<number, number>> = { [G.pointsHandicap]: 70, [G.gamesHandicap]: 10 };
/** Whole numbers around a line, so that each result the line can bring has its nearest one first. */
const around = (line: number): number[] => [1, 2, 0, -1].map((step) => Math.floor(line) + step);
const small: readonly Pair[] = [1, 0, 2, 3].flatMap((home) => [0, 1, 2].map((away) => [home, away] as const));

/** Scores near the line of the bet; small ones where it has none. */
function nearScores({ groupId, typeId, period, param }: MarketKey): readonly Pair[] {
  if (param === null || ruleOf[groupId as keyof typeof ruleOf] === 'joined') return small;
  if (typeId === O.handicapHome || typeId === O.handicapAway) {
    const behind = usual[groupId] ?? 1;
    return around(-param).map((ahead) => {
      const [own, other] = [Math.max(ahead, 0) + behind, Math.max(-ahead, 0) + behind];
      return typeId === O.handicapHome ? [own, other] : [other, own];
    });
  }
  const counts = around(param).filter((count) => count >= 0);
  if (ruleOf[groupId as keyof typeof ruleOf] !== 'side_total')
    return counts.map((count) => [Math.ceil(count / 2), Math.floor(count / 2)]);
  const isHome = resultOfMarket(
    { groupId, typeId: O.over, period, param: 0.5 },
    endedWith([1, 0], { groupId, typeId, period, param }),
  );
  return counts.map((count) => (isHome === S.win ? [count, 1] : [1, count]));
}

const order: readonly BetStatusId[] = [S.win, S.halfWinHalfReturn, S.return, S.halfLoseHalfReturn, S.lose];

/** One score for each result that the bet can come to, the best one first: settlement itself says which. */
export function examplesOf(key: MarketKey): { score: Pair; result: BetStatusId }[] {
  if (!byScore.has(ruleOf[key.groupId as keyof typeof ruleOf])) return [];
  const found = nearScores(key).map((score) => ({ score, result: resultOfMarket(key, endedWith(score, key)) }));
  return order.flatMap((result) => {
    const one = found.find((each) => each.result === result);
    return one ? [{ score: one.score, result }] : [];
  });
}
