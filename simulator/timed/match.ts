import { agedSince } from '../aged.ts';
import type { Block, Facts, Joins, Match, Noise, Pair, Quote, Side, View } from '../match.ts';
import { countUntil, lastBlocks, once } from '../match.ts';
import { chancesOf, resultChances } from '../poisson.ts';
import { periodTexts } from '../texts/periods.ts';
import { isTimedJoinable, timedJointChance, timedJointGrid, type TimedState } from './joint.ts';
import type { TimedOutlook } from './quotes.ts';
import { levelChance, suddenDeath, timedMarkets, timedQuotes } from './quotes.ts';
import type { TimedRules } from './rules.ts';
import { stretchOf } from './rules.ts';
import type { Goal, TimedTimeline } from './timeline.ts';
import { isLevel, playTimed, scoreOf } from './timeline.ts';

const texts = ([home, away]: Pair): [string, string] => [String(home), String(away)];
const times = (pair: Pair, factor: number): Pair => [pair[0] * factor, pair[1] * factor];
const oneMinute = 60;
/** Where many goals fall a hundredth of strength is more than half a goal. */
const moodOf = ({ isLowScoring }: TimedRules, noise: number) => (isLowScoring ? noise : 1 + (noise - 1) / 4);
/** Seconds of play at the end of a period. */
const lastSeconds = 3;

/** `expected`: goals of each side in regular time. */
export const createTimedMatch = (seed: number, expected: Pair, rules: TimedRules): Match =>
  matchOf(expected, rules, () => playTimed(seed, expected, rules));

function matchOf(expected: Pair, rules: TimedRules, makeTimeline: () => TimedTimeline): Match {
  const { periods, pace } = rules;
  const timeline = once(makeTimeline);
  const goalTimes = once(() => timeline().goals.map(({ at }) => at));
  const goalsUntil = (second: number) => timeline().goals.slice(0, countUntil(goalTimes(), second));
  const numbers = Array.from({ length: periods }, (_, index) => index + 1);
  const stretches = numbers.map((number) => stretchOf(rules, number));
  const regularEnd = () => Math.min(timeline().end, stretches.at(-1)?.to ?? 0);
  const isRegular = ({ period }: Goal) => period <= periods;
  /** The period under way, or the one played last. */
  const periodAt = (second: number): number => {
    const last = Math.max(1, stretches.filter(({ from }) => from <= second).length);
    return second > regularEnd() && timeline().end > regularEnd() ? periods + 1 : last;
  };
  const periodsOver = (second: number) =>
    second >= timeline().end ? periods : stretches.filter(({ to }) => to <= second).length;

  const factsAt = (second: number): Facts => {
    const goals = goalsUntil(second);
    const regular = goals.filter(isRegular);
    const played = Array.from({ length: periodAt(second) }, (_, index) => index + 1);
    return {
      full: scoreOf(goals),
      periods: played.map((number) => scoreOf(goals.filter(({ period }) => Math.min(period, periods + 1) === number))),
      periodsDone: periodsOver(second),
      goals: regular.map(({ side }) => side),
      regular: { score: scoreOf(regular), isOver: second >= regularEnd() },
      isOver: second >= timeline().end,
      isAbandoned: false,
    };
  };

  /** Parts of a period that are left, from 1 to 0. */
  const leftOf = (number: number, second: number): number => {
    const { from, to } = stretchOf(rules, number);
    return Math.min(1, Math.max(0, (to - second) / (to - from)));
  };
  const outlookAt = (second: number, noisy: Pair): Omit<TimedOutlook, 'winHome'> => {
    const isPlanned = second < 0;
    const lineAt = Math.floor(second / oneMinute) * oneMinute;
    const facts = isPlanned ? null : factsAt(second);
    const over = isPlanned ? 0 : periodsOver(second);
    const parts = numbers.slice(over).map((number) => {
      const steady = times(expected, leftOf(number, lineAt) / periods);
      const rest = times(noisy, leftOf(number, second) / periods);
      return { number, score: facts?.periods[number - 1] ?? ([0, 0] as const), rest, steady };
    });
    const sum = (of: 'rest' | 'steady'): Pair =>
      parts.reduce<Pair>((all, part) => [all[0] + part[of][0], all[1] + part[of][1]], [0, 0]);
    const match =
      parts.length === 0
        ? null
        : { score: facts?.regular?.score ?? ([0, 0] as const), rest: sum('rest'), steady: sum('steady') };
    return { match, periods: parts };
  };

  /** What comes after regular time, of a match that is level: the chance of side 1. */
  const winLevel = (second: number, noisy: Pair): number => {
    const { overtime, periodSeconds } = rules;
    if (!overtime) return 0;
    const share = (overtime.seconds * overtime.rate) / (periods * periodSeconds);
    return suddenDeath(times(noisy, share * leftOf(periods + 1, second)));
  };
  const winChance = (second: number, match: TimedOutlook['match'], noisy: Pair): number => {
    if (!rules.overtime) return 0;
    const extra = winLevel(second, noisy);
    if (!match) return extra;
    const chances = chancesOf(match.rest, rules.mostGoals);
    return resultChances(chances, match.score)[0] + levelChance(chances, match.score) * extra;
  };

  const noisyAt = (noise: Noise): Pair => [
    expected[0] * moodOf(rules, noise[0]),
    expected[1] * moodOf(rules, noise[1]),
  ];
  /** What a joint chance asks: also the periods that are over. Null: nothing is on offer any more. */
  const jointAt = (second: number, noise: Noise): TimedState | null => {
    if (second >= 0 && second >= timeline().end) return null;
    const noisy = noisyAt(noise);
    const played = second < 0 ? [] : factsAt(second).periods;
    const parts = numbers.map((number) => ({
      number,
      score: played[number - 1] ?? ([0, 0] as const),
      rest: times(noisy, leftOf(number, second) / periods),
    }));
    return { parts, winLevel: winLevel(second, noisy) };
  };
  const joins: Joins = {
    fits: isTimedJoinable,
    chanceAt: (second, noise, keys) => {
      const state = jointAt(second, noise);
      return state && timedJointChance(state, keys, rules.mostGoals);
    },
    gridAt: (second, noise, keys) => {
      const state = rules.isLowScoring ? jointAt(second, noise) : null;
      return state && timedJointGrid(state, keys, rules.mostGoals);
    },
  };

  const viewAt = (second: number): View => {
    const { full, periods: played, isOver } = factsAt(second);
    const period = periodAt(second);
    const { from, to, clock } = stretchOf(rules, period);
    const isBreak = second >= to || second < from;
    const passed = Math.max(0, Math.min(second, to, timeline().end) - from) / pace;
    return {
      status: isOver ? 4 : isBreak ? 3 : 2,
      elapsed: Math.floor(clock + passed),
      rate: isOver || isBreak ? 0 : 1 / pace,
      period,
      periodName: isOver
        ? periodTexts.finished
        : !isBreak
          ? rules.periodName(period)
          : period > periods && second >= to
            ? periodTexts.shootOut
            : periodTexts.break,
      score: { full: texts(full), periods: played.map(texts), text: full.join(':') },
      incidents: [],
      redCards: null,
    };
  };

  const settleAt = once(() =>
    [...new Set([...stretches.map(({ to }) => to), ...(rules.isLowScoring ? goalTimes() : [])])]
      .filter((at) => at < timeline().end)
      .sort((a, b) => a - b)
      .concat(timeline().end),
  );
  const changes = once(() =>
    [
      ...stretches.flatMap(({ from, to }) => [from, to]),
      ...(timeline().end > regularEnd() ? [stretchOf(rules, periods + 1).from, stretchOf(rules, periods + 1).to] : []),
      ...goalTimes(),
      timeline().end,
    ]
      .filter((at) => at <= timeline().end)
      .sort((a, b) => a - b),
  );

  return {
    end: () => timeline().end,
    settleAt,
    factsAt,
    viewAt,
    quotesAt: (second, noise): Quote[] => {
      if (second >= 0 && second >= timeline().end) return [];
      const noisy = noisyAt(noise);
      const outlook = outlookAt(second, noisy);
      return timedQuotes({ ...outlook, winHome: winChance(second, outlook.match, noisy) }, rules);
    },
    joins,
    groupsAt: (second) =>
      second >= 0 && second >= timeline().end ? [] : timedMarkets(outlookAt(second, expected), rules),
    changedAt: (second) => changes()[countUntil(changes(), second) - 1] ?? 0,
    agedAt: (second) => agedSince(rules.ageing, stretchOf(rules, periodAt(second)), second),
    blocks: once(() => [
      ...goalTimes().map((at): Block => ({ at, seconds: rules.suspension, reason: 'goal' })),
      ...lastBlocks(stretches, lastSeconds),
    ]),
    withGoal: (second, side) => matchOf(expected, rules, () => withGoals(timeline(), second, [side])),
    finishedAt: (second, score) => matchOf(expected, rules, () => finish(second, score)),
  };

  function withGoals(line: TimedTimeline, second: number, sides: readonly Side[]): TimedTimeline {
    const period = Math.min(periods, Math.max(1, stretches.filter(({ from }) => from <= second).length));
    const goals = [...line.goals, ...sides.map((side): Goal => ({ at: second, side, period }))];
    return { ...line, goals: goals.sort((a, b) => a.at - b.at) };
  }

  /** Takes the last goals away, or adds goals at `second`, until the score is as asked. A side wins where none may be level. */
  function finish(second: number, asked: Pair | null): TimedTimeline {
    const played = timeline().goals.filter(({ at }) => at <= second);
    const now = scoreOf(played);
    const target = asked ?? (rules.overtime && isLevel(now) ? ([now[0] + 1, now[1]] as const) : now);
    const kept = ([1, 2] as const).flatMap((side) =>
      played.filter((goal) => goal.side === side).slice(0, side === 1 ? target[0] : target[1]),
    );
    const missing = ([1, 2] as const).flatMap((side) => {
      const index = side === 1 ? 0 : 1;
      return Array.from({ length: Math.max(0, target[index] - scoreOf(kept)[index]) }, () => side);
    });
    return withGoals({ goals: kept.sort((a, b) => a.at - b.at), end: second }, second, missing);
  }
}
