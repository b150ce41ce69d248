import type { Block, Facts, Match, Noise, Pair, Quote, View } from '../match.ts';
import { countUntil, once } from '../match.ts';
import { periodTexts } from '../texts/periods.ts';
import type { Text } from '../types.ts';
import { type RallyChances, rallyChances } from './chances.ts';
import { rallyMarkets, rallyQuotes } from './quotes.ts';
import type { RallyRules, RallyScore } from './rules.ts';
import { decideSets, isMatchWon, startOfMatch } from './rules.ts';
import type { RallyTimeline } from './timeline.ts';
import { playRallies } from './timeline.ts';

const texts = ([first, second]: Pair): [string, string] => [String(first), String(second)];
const setSuspension = 10;
/** A hundredth of strength means much more over a whole match. */
const calm = 12;

/** `forced`: the sets that a test gave the match when it ended it. */
type Course = RallyTimeline & { forced: { sets: Pair; played: readonly Pair[] } | null };
type Plan = { seed: number; chance: number; rules: RallyRules; periodName: (number: number) => Text };

/** `chance`: of side 1 to win a rally. */
export const createRallyMatch = (plan: Plan): Match =>
  matchOf(plan, () => ({ ...playRallies(plan.seed, plan.chance, plan.rules), forced: null }));

function matchOf(plan: Plan, makeCourse: () => Course): Match {
  const { seed, chance, rules, periodName } = plan;
  const course = once(makeCourse);
  const times = once(() => course().rallies.map(({ at }) => at));
  const scoreAt = (second: number): RallyScore =>
    course().rallies[countUntil(times(), second) - 1]?.score ?? startOfMatch;
  const setEnds = once(() =>
    course().rallies.flatMap(({ at, score }, index) =>
      score.played.length > (course().rallies[index - 1]?.score.played.length ?? 0) ? [at] : [],
    ),
  );

  /** Chances without noise. They change only with the score. */
  let known: { score: RallyScore; chances: RallyChances } | undefined;
  const steadyOf = (score: RallyScore) => {
    if (known?.score !== score) known = { score, chances: rallyChances(chance, score, rules) };
    return known.chances;
  };
  /** Null: nothing is on offer any more. */
  const pricedScore = (second: number): RallyScore | null => {
    if (second < 0) return startOfMatch;
    const score = scoreAt(second);
    return second >= course().end || isMatchWon(score, rules) ? null : score;
  };

  const factsAt = (second: number): Facts => {
    const { end, forced } = course();
    const { sets, played, points } = scoreAt(second);
    const isOver = second >= end;
    const shown = isOver && forced ? forced : { sets, played };
    const isOpen = !isOver && (points[0] + points[1] > 0 || played.length === 0);
    return {
      full: shown.sets,
      periods: isOpen ? [...shown.played, points] : shown.played,
      periodsDone: shown.played.length,
      goals: [],
      isOver,
      isAbandoned: false,
    };
  };

  const viewAt = (second: number): View => {
    const { full, periods, periodsDone, isOver } = factsAt(second);
    const period = Math.max(1, isOver ? periods.length : periodsDone + 1);
    return {
      status: isOver ? 4 : 2,
      elapsed: Math.floor(Math.min(second, course().end)),
      rate: isOver ? 0 : 1,
      period,
      periodName: isOver ? periodTexts.finished : periodName(period),
      score: {
        full: texts(full),
        periods: periods.map(texts),
        text: `${full.join(':')} (${periods.map((points) => points.join(':')).join(', ')})`,
      },
      incidents: [],
      redCards: null,
    };
  };

  const quotesAt = (second: number, noise: Noise): Quote[] => {
    const score = pricedScore(second);
    if (!score) return [];
    const noisy = chance + (noise[0] - noise[1]) / calm;
    return rallyQuotes(rallyChances(noisy, score, rules), steadyOf(score), score, rules);
  };

  return {
    end: () => course().end,
    settleAt: once(() => [...setEnds().filter((at) => at < course().end), course().end]),
    factsAt,
    viewAt,
    quotesAt,
    groupsAt: (second) => {
      const score = pricedScore(second);
      return score ? rallyMarkets(score, rules) : [];
    },
    changedAt: (second) => (second >= course().end ? course().end : (times()[countUntil(times(), second) - 1] ?? 0)),
    blocks: once(() => setEnds().map((at): Block => ({ at, seconds: setSuspension, reason: 'break' }))),
    withGoal: (second, side) =>
      matchOf(plan, () => {
        const played = course().rallies.filter(({ at }) => at <= second);
        return { ...playRallies(seed, chance, rules, [...played, { at: second, isFirst: side === 1 }]), forced: null };
      }),
    finishedAt: (second, sets) =>
      matchOf(plan, () => {
        const rallies = course().rallies.filter(({ at }) => at <= second);
        return { rallies, end: second, forced: decideSets(rallies.at(-1)?.score ?? startOfMatch, sets, rules) };
      }),
  };
}
