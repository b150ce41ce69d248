import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { Block, Facts, Match, Noise, Pair, Quote, Scope, View } from '../match.ts';
import { countUntil, marketNumber, once } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import { createQuotes, middleLine } from '../quotes.ts';
import { createRandom } from '../random.ts';
import { periodTexts, setName } from '../texts/periods.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { spliced } from '../zone/moments.ts';
import type { Serve, TennisChances } from './chances.ts';
import { leadFirst, mergeEnds, tennisChances } from './chances.ts';
import { tennisPicture } from './picture.ts';
import type { TennisScore } from './score.ts';
import { callPoints, isMatchWon, serverOf, startOfMatch } from './score.ts';
import { addSides, sideMarkets } from './side-quotes.ts';
import type { TennisPoint, TennisTimeline } from './timeline.ts';
import { drawTennis } from './timeline.ts';

const lineOffsets = [-2, -1, 0, 1, 2];
/** Nobody knows before the match who serves first, so prices are half of each. */
const planned = startOfMatch(1);
const plannedOther = startOfMatch(2);
const breakSuspension = 12;

const texts = ([first, second]: Pair): [string, string] => [String(first), String(second)];

function chancesAt(serve: Serve, score: TennisScore): TennisChances {
  const one = tennisChances(serve, score);
  if (score !== planned) return one;
  const other = tennisChances(serve, plannedOther);
  const mean = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Float64Array.from(a, (chance, index) => (chance + (b[index] ?? 0)) / 2);
  return {
    match: (one.match + other.match) / 2,
    set: (one.set + other.set) / 2,
    games: mean(one.games, other.games),
    own: [mean(one.own[0], other.own[0]), mean(one.own[1], other.own[1])],
    lead: mean(one.lead, other.lead),
    sets: mean(one.sets, other.sets),
    ends: one.ends.map((ends, index) =>
      mergeEnds([...ends, ...(other.ends[index] ?? [])].map(({ games, chance }) => ({ games, chance: chance / 2 }))),
    ),
  };
}

function tennisQuotes(
  serve: Serve,
  noise: Noise,
  { score, steady, scope }: { score: TennisScore; steady: TennisChances; scope: Scope | undefined },
): Quote[] {
  const { quotes, add } = createQuotes();
  // Noise moves the serve only a little: a hundredth of strength means much more over a whole match.
  const noisy: Serve = [serve[0] + (noise[0] - 1) / 8, serve[1] + (noise[1] - 1) / 8];
  const chances = chancesAt(noisy, score);
  const { match, games, lead } = chances;
  add(G.winner, O.home, match, { isMain: true });
  add(G.winner, O.away, 1 - match, { isMain: true });
  const total = middleLine(steady.games, 0);
  const handicap = -middleLine(steady.lead, leadFirst);
  const gone = [...score.played, score.games].reduce((sum, [first, second]) => sum + first + second, 0);
  for (const offset of lineOffsets) {
    const isMain = offset === 0;
    if (total + offset > gone) {
      const over = chanceAbove(games, 0, total + offset);
      add(G.gamesTotal, O.over, over, { param: total + offset, isMain });
      add(G.gamesTotal, O.under, 1 - over, { param: total + offset, isMain });
    }
    const line = handicap + offset;
    const covers = chanceAbove(lead, leadFirst, -line);
    add(G.gamesHandicap, O.handicapHome, covers, { param: line, isMain });
    add(G.gamesHandicap, O.handicapAway, 1 - covers, { param: 0 - line, isMain });
  }
  if (scope !== 'main') addSides(add, chances, steady, score);
  return quotes;
}

/** Markets of the outcomes in `tennisQuotes`. */
const marketsAt = (score: TennisScore) => [
  ...[G.winner, G.gamesTotal, G.gamesHandicap].map((groupId) => marketNumber(groupId)),
  ...sideMarkets(score),
];

/** `forced`: the sets that a test gave the match when it ended it. */
type Course = TennisTimeline & { forced: { sets: Pair; played: readonly Pair[] } | null };

/** `serve`: chance of each side to win a point that it serves. Best of three sets. */
export function createTennisMatch(seed: number, serve: Serve): Match {
  return createDrawnTennis(seed, serve, (given) => drawTennis(createRandom(seed), serve, given));
}

/** Plays the match anew, with points that have been played already. */
type Draw = (given: readonly Pick<TennisPoint, 'at' | 'winner'>[]) => TennisTimeline;

/** `seed`: of what its picture draws beside the course. */
export function createDrawnTennis(seed: number, serve: Serve, draw: Draw): Match {
  return matchOf({ seed, serve, draw }, () => ({ ...draw([]), forced: null }));
}

type Play = { seed: number; serve: Serve; draw: Draw };

function matchOf(play: Play, makeCourse: () => Course, makeZone?: (course: Course) => readonly ZoneMoment[]): Match {
  const { seed, serve, draw } = play;
  const course = once(makeCourse);
  const zone = once(() => (makeZone ?? ((own) => tennisPicture(own, seed)))(course()));
  const times = once(() => course().points.map(({ at }) => at));
  const scoreAt = (second: number) => course().points[countUntil(times(), second) - 1]?.score ?? course().start;
  const setEndings = once(() =>
    course().points.flatMap(({ at, score }, index) =>
      score.played.length > (course().points[index - 1]?.score.played.length ?? 0) ? [at] : [],
    ),
  );

  /** Chances without noise. They change only with the score. */
  let known: { score: TennisScore; chances: TennisChances } | undefined;
  const steadyOf = (score: TennisScore) => {
    if (known?.score !== score) known = { score, chances: chancesAt(serve, score) };
    return known.chances;
  };

  /** Null: nothing is on offer any more. */
  const pricedScore = (second: number): TennisScore | null => {
    if (second < 0) return planned;
    const score = scoreAt(second);
    return second >= course().end || isMatchWon(score) ? null : score;
  };

  const factsAt = (second: number): Facts => {
    const { end, isRetired, forced } = course();
    const { sets, played, games } = scoreAt(second);
    const isOver = second >= end;
    const isForced = isOver && forced !== null;
    const hasBegun = games[0] + games[1] > 0;
    return {
      full: isForced ? forced.sets : sets,
      periods: isForced ? forced.played : hasBegun || played.length === 0 ? [...played, games] : played,
      periodsDone: isForced ? forced.played.length : played.length,
      goals: [],
      isOver,
      isAbandoned: isOver && isRetired,
    };
  };

  const viewAt = (second: number): View => {
    const score = scoreAt(second);
    const { full, periods, isOver, isAbandoned } = factsAt(second);
    const period = Math.min(score.played.length + 1, periods.length + 1, isOver ? periods.length : 3);
    return {
      status: isOver ? 4 : 2,
      elapsed: Math.floor(Math.min(second, course().end)),
      rate: isOver ? 0 : 1,
      period,
      periodName: isAbandoned ? periodTexts.retired : isOver ? periodTexts.finished : setName(period),
      score: {
        full: texts(full),
        periods: periods.map(texts),
        text: `${full.join(':')} (${periods.map((games) => games.join(':')).join(', ')})`,
        ...(!isOver && { points: callPoints(score), server: serverOf(score) }),
      },
      incidents: [],
      redCards: null,
    };
  };

  return {
    end: () => course().end,
    settleAt: once(() => [...setEndings().filter((at) => at < course().end), course().end]),
    factsAt,
    viewAt,
    quotesAt: (second, noise, scope) => {
      const score = pricedScore(second);
      return score ? tennisQuotes(serve, noise, { score, steady: steadyOf(score), scope }) : [];
    },
    groupsAt: (second) => {
      const score = pricedScore(second);
      return score ? marketsAt(score) : [];
    },
    changedAt: (second) => {
      const { end } = course();
      return second >= end ? end : (times()[countUntil(times(), second) - 1] ?? 0);
    },
    blocks: once(() => setEndings().map((at): Block => ({ at, seconds: breakSuspension, reason: 'break' }))),
    zone,
    withGoal: (second, side) =>
      matchOf(
        play,
        () => {
          const played = course().points.filter(({ at }) => at <= second);
          return { ...draw([...played, { at: second, winner: side }]), forced: null };
        },
        (next) => {
          const after = tennisPicture(next, seed);
          // The point itself is told at its very second.
          const point = after.filter(({ at }) => at === second);
          return spliced(zone(), second, point, after);
        },
      ),
    finishedAt: (second, sets) =>
      matchOf(
        play,
        () => {
          const points = course().points.filter(({ at }) => at <= second);
          const forced = decide(points.at(-1)?.score ?? course().start, sets);
          return { start: course().start, points, end: second, isRetired: false, forced };
        },
        (next) => spliced(zone(), second, tennisPicture(next, seed).slice(-1), []),
      ),
  };
}

/**
 * Gives the sets of a match that a test ends. Sets that were played stay; the others end 6:4. Without a score the side
 * that leads wins.
 */
function decide({ sets, games, played }: TennisScore, asked: Pair | null): { sets: Pair; played: Pair[] } {
  const isFirstAhead = sets[0] === sets[1] ? games[0] >= games[1] : sets[0] > sets[1];
  const target = asked ?? (isFirstAhead ? ([2, sets[1]] as const) : ([sets[0], 2] as const));
  const left = [...target] as [number, number];
  const kept = played.filter(([first, second]) => {
    const side = first > second ? 0 : 1;
    if (left[side] === 0) return false;
    left[side] -= 1;
    return true;
  });
  const isFirstWinner = target[0] > target[1];
  const won = (side: 0 | 1) => Array.from({ length: left[side] }, (): Pair => (side === 0 ? [6, 4] : [4, 6]));
  // The winner of the match takes its last set.
  return { sets: target, played: isFirstWinner ? [...kept, ...won(1), ...won(0)] : [...kept, ...won(0), ...won(1)] };
}
