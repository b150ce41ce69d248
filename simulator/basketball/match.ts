import { marketGroups as G } from '../../contracts/markets.ts';
import { agedSince, type Ageing } from '../aged.ts';
import type { Block, Facts, Joins, Match, Noise, Pair, Quote, Side, View } from '../match.ts';
import { countUntil, once } from '../match.ts';
import { isPartedJoinable, partedJointChance, type PartedState } from '../parted/joined.ts';
import { raced } from '../parted/scores.ts';
import { createRandom, type Random } from '../random.ts';
import { periodTexts, quarterName } from '../texts/periods.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { spliced } from '../zone/moments.ts';
import { basketballPicture, endOfGame, pointsOutOfNothing } from './picture.ts';
import { endsAfter, endsIn, firstEnds, notBefore } from './possessions.ts';
import { basketballGroups, basketballJoint, basketballQuotes, type BasketballState } from './quotes.ts';
import { type Attack, attacksOf, flight, shotBlocks } from './shots.ts';
import type { Basket, BasketballTimeline, Possession } from './timeline.ts';
import { drawBasketball, pace, possession, quarterCount, stretchAt } from './timeline.ts';

/** Markets are suspended for a moment when a period begins or ends. */
const periodSuspension = 10;

/** The fewer possessions are left, the more it says that the present one goes on. */
const ageing: Ageing = [
  [720, 6],
  [240, 3],
  [120, 1],
];

const texts = ([first, second]: Pair): [string, string] => [String(first), String(second)];

const sumOf = (baskets: readonly Basket[]): Pair => {
  const sum: [number, number] = [0, 0];
  for (const { side, points } of baskets) sum[side === 1 ? 0 : 1] += points;
  return sum;
};

/**
 * `means`: points of each side per possession; `quarterSeconds`: length of a quarter on the match clock. `makeRandom`:
 * the same numbers each time; the numbers of the seed when absent.
 */
export function createBasketballMatch(
  seed: number,
  means: Pair,
  quarterSeconds: number,
  makeRandom: () => Random = () => createRandom(seed),
): Match {
  const played = once(() => {
    const possessions: Possession[] = [];
    const timeline = drawBasketball(makeRandom(), means, quarterSeconds, (possession) => possessions.push(possession));
    return { timeline, attacks: attacksOf(timeline, possessions) };
  });
  const makeZone = () => basketballPicture(played().timeline, played().attacks, seed);
  return matchOf(means, quarterSeconds, played, makeZone);
}

/** `attacks`: of the match as it was drawn. */
type Played = { timeline: BasketballTimeline; attacks: readonly Attack[] };

function matchOf(
  means: Pair,
  quarterSeconds: number,
  played: () => Played,
  makeZone: () => readonly ZoneMoment[],
): Match {
  const zone = once(makeZone);
  const timeline = () => played().timeline;
  const times = once(() => timeline().baskets.map(({ at }) => at));
  const turns = once(() => played().attacks.map(({ at }) => at));
  const basketsUntil = (second: number) => timeline().baskets.slice(0, countUntil(times(), second));
  const ends = once(() =>
    timeline()
      .stretches.map(({ to }) => to)
      .filter((to) => to < timeline().end)
      .concat(timeline().end),
  );

  /** The period under way, or the one played last, and the seconds on its clock. */
  const clockAt = (second: number) => {
    const { stretches } = timeline();
    const index = Math.max(
      0,
      stretches.findLastIndex(({ from }) => from <= second),
    );
    const stretch = stretches[index] ?? stretchAt(0, quarterSeconds);
    const clock = Math.min(stretch.length, Math.max(0, second - stretch.from) / pace);
    return { period: index + 1, clock, stretch, isBreak: second >= stretch.to };
  };

  const whenOf = (second: number): Pair => {
    const { period, clock, stretch } = clockAt(second);
    return [period, stretch.clock + clock];
  };

  const factsAt = (second: number): Facts => {
    const baskets = basketsUntil(second);
    const { period } = clockAt(second);
    const periodsDone = countUntil(ends(), second);
    const periods = Array.from({ length: period }, (_, index) =>
      sumOf(baskets.filter((basket) => basket.period === index + 1)),
    );
    const quarters = (from: number, to: number) =>
      sumOf(baskets.filter((basket) => basket.period >= from && basket.period <= to));
    const isOver = second >= timeline().end;
    const isRegularOver = isOver || periodsDone >= quarterCount;
    const halves = { first: quarters(1, 2), second: quarters(3, quarterCount) };
    return {
      full: sumOf(baskets),
      periods,
      periodsDone,
      goals: [],
      regular: { score: quarters(1, quarterCount), isOver: isRegularOver },
      halves,
      isOver,
      isAbandoned: false,
      countedBy: ({ groupId, param, period: part }) => {
        if (groupId === G.raceTo) return raced(baskets, param ?? 0);
        if (part <= quarterCount) return null;
        return part === quarterCount + 1
          ? { score: halves.first, isOver: periodsDone >= 2 }
          : { score: halves.second, isOver: periodsDone >= quarterCount };
      },
    };
  };

  const viewAt = (second: number): View => {
    const { full, periods, isOver } = factsAt(second);
    const { period, clock, stretch, isBreak } = clockAt(second);
    return {
      status: isOver ? 4 : isBreak ? 3 : 2,
      elapsed: Math.floor(stretch.clock + clock),
      rate: isOver || isBreak ? 0 : 1 / pace,
      period,
      periodName: isOver
        ? periodTexts.finished
        : isBreak
          ? period === 2
            ? periodTexts.halfTime
            : periodTexts.break
          : quarterName(period),
      score: { full: texts(full), periods: periods.map(texts), text: full.join(':') },
      incidents: [],
      redCards: null,
    };
  };

  const play = { means, quarterSeconds };
  /** All see which side has the ball since when, and whether a shot is in the air: prices must know it. */
  const ballAt = (second: number, from: number): Pick<BasketballState, 'side' | 'ends'> => {
    const { attacks } = played();
    const count = countUntil(turns(), second);
    const [last, now] = [attacks[count - 1], attacks[count]];
    const side = last ? (last.side === 1 ? 2 : 1) : (attacks[0]?.side ?? null);
    const isFirst = !last || last.at < from;
    const ends = endsAfter(Math.max(0, second - (isFirst ? from : last.at)) / pace, isFirst);
    // A shot in the air is seen, and so is its absence.
    return {
      side,
      ends: now && now.shot <= second ? endsIn((now.at - second) / pace) : notBefore(flight / pace, ends),
    };
  };

  /** In a break the next period is under way, with all of its clock. Null: nothing is on offer any more. */
  const stateAt = (second: number): BasketballState | null => {
    if (second < 0) return { period: 1, rest: quarterSeconds, score: [0, 0], periods: [], side: null, ends: firstEnds };
    if (second >= timeline().end) return null;
    const { period, clock, stretch, isBreak } = clockAt(second);
    const { full, periods } = factsAt(second);
    if (!isBreak)
      return {
        ...{ period, rest: stretch.length - clock, score: full, periods },
        ...ballAt(second, stretch.from),
      };
    const next = stretchAt(period, quarterSeconds);
    return { period: period + 1, rest: next.length, score: full, periods, ...ballAt(second, next.from) };
  };

  const noisyAt = (noise: Noise): Pair => [means[0] * (1 + (noise[0] - 1) / 3), means[1] * (1 + (noise[1] - 1) / 3)];
  const quotesAt = (second: number, noise: Noise): Quote[] => {
    const state = stateAt(second);
    return state ? basketballQuotes(state, play, noisyAt(noise)) : [];
  };
  /** All joined bets of a match are priced for the same moment, and what may still come of it is most of the work. */
  let known: { second: number; noise: Noise; state: PartedState | null } | null = null;
  const jointAt = (second: number, noise: Noise): PartedState | null => {
    if (known?.second === second && known.noise[0] === noise[0] && known.noise[1] === noise[1]) return known.state;
    const state = stateAt(second);
    known = { second, noise, state: state && basketballJoint(state, play, noisyAt(noise)) };
    return known.state;
  };
  const joins: Joins = {
    fits: isPartedJoinable,
    chanceAt: (second, noise, keys) => {
      const state = jointAt(second, noise);
      return state && partedJointChance(state, keys);
    },
  };

  const changes = once(() =>
    [...timeline().stretches.map(({ from }) => from), ...ends(), ...times(), ...turns()]
      .filter((at) => at <= timeline().end)
      .sort((a, b) => a - b),
  );

  return {
    end: () => timeline().end,
    settleAt: ends,
    factsAt,
    viewAt,
    quotesAt,
    joins,
    groupsAt: (second) => {
      const state = stateAt(second);
      return state ? basketballGroups(state, play) : [];
    },
    changedAt: (second) => changes()[countUntil(changes(), second) - 1] ?? 0,
    agedAt: (second) => {
      const { stretch } = clockAt(second);
      const last = turns()[countUntil(turns(), second) - 1] ?? 0;
      // Until a possession can end at all, time takes as much from it as from the period, and no chance changes.
      const from = last < stretch.from ? stretch.from : last + possession[0] * pace;
      return agedSince(ageing, { from, to: stretch.to }, second);
    },
    blocks: once(() => [
      ...ends().map((at): Block => ({ at, seconds: periodSuspension, reason: 'break' })),
      ...shotBlocks(timeline(), played().attacks),
    ]),
    zone,
    withGoal: (second, side) =>
      matchOf(
        means,
        quarterSeconds,
        once(() => ({ ...played(), timeline: withPoints(timeline(), second, [[side, 2]]) })),
        () => spliced(zone(), second, pointsOutOfNothing(second, side, 2, whenOf(second)), zone()),
      ),
    finishedAt: (second, score) =>
      matchOf(
        means,
        quarterSeconds,
        once(() => {
          const stretches = timeline().stretches.filter(({ from }) => from <= second);
          const baskets = timeline().baskets.filter(({ at }) => at <= second);
          return { ...played(), timeline: finish({ stretches, baskets, end: second }, second, score) };
        }),
        () => spliced(zone(), second, endOfGame(second, whenOf(second)), []),
      ),
  };
}

function withPoints(
  timeline: BasketballTimeline,
  second: number,
  points: readonly [Side, number][],
): BasketballTimeline {
  const period = Math.max(1, timeline.stretches.filter(({ from }) => from <= second).length);
  const baskets = points.map(([side, count]): Basket => ({ at: second, side, points: count, period }));
  return { ...timeline, baskets: [...timeline.baskets, ...baskets].sort((a, b) => a.at - b.at) };
}

/** Corrects the score to the one that was asked for. No match ends level, so a level one gets one point more. */
function finish(timeline: BasketballTimeline, second: number, asked: Pair | null): BasketballTimeline {
  const now = sumOf(timeline.baskets);
  const target = asked ?? (now[0] === now[1] ? ([now[0] + 1, now[1]] as const) : now);
  return withPoints(timeline, second, [
    [1, target[0] - now[0]],
    [2, target[1] - now[1]],
  ]);
}
