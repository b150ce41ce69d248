import { agedSince, type Ageing } from '../aged.ts';
import type { Block, Facts, Joins, Match, Noise, Pair, Quote, Scope, View } from '../match.ts';
import { countUntil, once } from '../match.ts';
import { periodTexts } from '../texts/periods.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { spliced } from '../zone/moments.ts';
import { aheadChances } from './ahead.ts';
import { attemptsOf, dangerBlocks } from './attempts.ts';
import { withGoals, withScore } from './forced.ts';
import { incidentOf } from './incidents.ts';
import { isJoinable, jointChance, jointGrid } from './joint.ts';
import { footballPicture, goalOutOfNothing } from './picture.ts';
import type { Roster } from './players.ts';
import { createPlaying, type Known } from './playing.ts';
import { footballGroups, footballQuotes } from './quotes.ts';
import { scorerMarkets } from './scorers.ts';
import { sideMarkets } from './side-markets.ts';
import { leftAt, sideOutlook, sideState } from './side-outlook.ts';
import { firstHalfQuotes, sideQuotes } from './side-quotes.ts';
import { intervalSeconds } from './story.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { clockAt, firstHalfShare, goalsOf, halfLength, redOther, redOwn, secondHalfStart } from './timeline.ts';

const oneMinute = 60;
const ageing: Ageing = [[90, 4]];

/** For how many seconds of play markets are suspended after an event, and why. */
const suspended: Partial<Record<FootballEvent['kind'], Pick<Block, 'seconds' | 'reason'>>> = {
  goal: { seconds: 30, reason: 'goal' },
  own_goal: { seconds: 30, reason: 'goal' },
  penalty: { seconds: 45, reason: 'penalty' },
  red: { seconds: 25, reason: 'red' },
  var: { seconds: 60, reason: 'var' },
};

const scoreOf = (goals: readonly FootballEvent[]): [number, number] => [
  goals.filter(({ side }) => side === 1).length,
  goals.filter(({ side }) => side === 2).length,
];

const redsOf = (events: readonly FootballEvent[]) => scoreOf(events.filter(({ kind }) => kind === 'red'));

/**
 * Nothing has happened before the match, so all matches have the same markets; markets on players only where the
 * line-ups are known.
 */
const plannedGroups = once(() => [...footballGroups([0, 0]), ...sideMarkets(sideState({ added: [0, 0] }, -1, []))]);
const plannedWithPlayers = once(() => [...plannedGroups(), ...scorerMarkets(false)]);
const hasScorer = (goals: readonly FootballEvent[]) => goals.some(({ kind }) => kind !== 'own_goal');

const texts = ([home, away]: Pair): [string, string] => [String(home), String(away)];

/**
 * `roster`: the line-ups; made on demand. `makeZone`: the picture of a match that was changed under way, from its own.
 */
type Besides = { roster?: (() => Roster) | undefined; makeZone?: (own: () => ZoneMoment[]) => readonly ZoneMoment[] };

/**
 * `expected`: goals of each side in the whole match. The match is played only when somebody needs its timeline, so a
 * planned match costs nothing. `seed`: the seed for the picture and the players, which are drawn separately from the
 * timeline.
 */
export function createFootballMatch(
  expected: Pair,
  makeTimeline: () => Timeline,
  seed = 0,
  { roster, makeZone }: Besides = {},
): Match {
  const timeline = once(makeTimeline);
  const players = roster && createPlaying(roster, timeline, seed);
  const attempts = once(() => attemptsOf(timeline(), expected, seed));
  const ownZone = () => footballPicture(timeline(), attempts(), seed, players?.changesAt);
  const zone = once(() => makeZone?.(ownZone) ?? ownZone());
  const isAbandoned = () => timeline().abandonedAt !== null;
  const eventTimes = once(() => timeline().events.map(({ at }) => at));
  const eventsUntil = (second: number) => timeline().events.slice(0, countUntil(eventTimes(), second));
  const halfEnd = () => halfLength + timeline().added[0];

  const factsAt = (second: number): Facts => {
    const { end } = timeline();
    const events = eventsUntil(second);
    const goals = goalsOf(events);
    const isOver = second >= end;
    const isSecondHalf = second >= halfEnd();
    const first = scoreOf(goals.filter(({ half }) => half === 1));
    const full = scoreOf(goals);
    const periodsDone = isOver && !isAbandoned() ? 2 : isSecondHalf ? 1 : 0;
    const periods: Pair[] = isSecondHalf || isOver ? [first, [full[0] - first[0], full[1] - first[1]]] : [first];
    return {
      full,
      periods,
      periodsDone,
      goals: goals.map(({ side }) => side),
      story: {
        goals,
        corners: scoreOf(events.filter(({ kind }) => kind === 'corner')),
        cards: scoreOf(events.filter(({ kind }) => kind === 'yellow' || kind === 'red')),
        reds: events.filter(({ kind }) => kind === 'red').length,
        // Line-ups are drawn for this, so only whoever asks for it pays.
        get scorers() {
          return players?.scorersOf(goals.length);
        },
      },
      isOver,
      isAbandoned: isOver && isAbandoned(),
    };
  };

  const viewAt = (second: number): View => {
    const line = timeline();
    const { full, periods, isOver } = factsAt(second);
    const events = eventsUntil(second);
    const { half, clock } = clockAt(line, Math.min(second, line.end));
    const reds = redsOf(events);
    const isBreak = half === 0;
    const name = isAbandoned() ? periodTexts.abandoned : periodTexts.finished;
    return {
      status: isOver ? 4 : isBreak ? 3 : 2,
      elapsed: Math.floor(clock),
      rate: isOver || isBreak ? 0 : 1,
      period: half === 2 ? 2 : 1,
      periodName: isOver
        ? name
        : isBreak
          ? periodTexts.halfTime
          : half === 1
            ? periodTexts.firstHalf
            : periodTexts.secondHalf,
      score: { full: texts(full), periods: periods.map(texts), text: full.join(':') },
      incidents: events.map((event, id) => incidentOf(event, id, players?.playerIn)),
      redCards: reds[0] + reds[1] > 0 ? [...reds] : null,
    };
  };

  /** Goals of a whole match between sides that have these red cards, by the same rates as in timeline.ts. */
  const expectedWith = (reds: Pair): Pair => [
    expected[0] * redOwn ** reds[0] * redOther ** reds[1],
    expected[1] * redOwn ** reds[1] * redOther ** reds[0],
  ];

  /** Null when the match is over. */
  const knownAt = (second: number): Known | null => {
    const isPlanned = second < 0;
    if (!isPlanned && second >= timeline().end) return null;
    const events = isPlanned ? [] : eventsUntil(second);
    return { second, events, line: isPlanned ? null : timeline(), expected: expectedWith(redsOf(events)) };
  };

  const quotesAt = (second: number, noise: Noise, scope: Scope = 'whole'): Quote[] => {
    const known = knownAt(second);
    if (!known) return [];
    const { events, line, expected: now } = known;
    const shareAt = (at: number) => (line ? leftAt(line.added, at, firstHalfShare).all : 1);
    const [rest, steady] = [shareAt(second), shareAt(Math.floor(second / oneMinute) * oneMinute)];
    const usual = footballQuotes({
      score: scoreOf(goalsOf(events)),
      rest: [now[0] * rest * noise[0], now[1] * rest * noise[1]],
      steady: [now[0] * steady, now[1] * steady],
    });
    if (scope === 'main') return usual;
    const outlook = sideOutlook({ ...known, noise });
    if (scope === 'lines') return [...usual, ...firstHalfQuotes(outlook)];
    return [...usual, ...sideQuotes(outlook), ...(players?.quotesAt(known, outlook) ?? [])];
  };

  const joins: Joins = {
    fits: isJoinable,
    chanceAt: (second, noise, keys) => {
      const known = knownAt(second);
      return known && jointChance(sideOutlook({ ...known, noise }), keys);
    },
    gridAt: (second, noise, keys) => {
      const known = knownAt(second);
      return known && jointGrid(sideOutlook({ ...known, noise }), keys);
    },
  };

  const groupsAt = (second: number): readonly number[] => {
    if (second < 0) return players ? plannedWithPlayers() : plannedGroups();
    if (second >= timeline().end) return [];
    const events = eventsUntil(second);
    const goals = goalsOf(events);
    return [
      ...footballGroups(scoreOf(goals)),
      ...sideMarkets(sideState(timeline(), second, events)),
      ...(players ? scorerMarkets(hasScorer(goals)) : []),
    ];
  };

  /** Kick-offs and whistles, in addition to the events of play. */
  const phases = () => [0, halfEnd(), secondHalfStart(timeline()), timeline().end].filter((at) => at <= timeline().end);

  /** Markets on a quarter of an hour end with it. The last of a half ends with the half. */
  const quarters = () =>
    [0, secondHalfStart(timeline())].flatMap((start) => [1, 2].map((number) => start + number * intervalSeconds));
  const parts = once(() => [...phases(), ...quarters().filter((at) => at < timeline().end)].sort((a, b) => a - b));
  const changes = once(() => [...parts(), ...eventTimes()].sort((a, b) => a - b));
  const settleAt = once(() =>
    [halfEnd(), ...goalsOf(timeline().events).map(({ at }) => at)]
      .filter((at) => at < timeline().end)
      .sort((a, b) => a - b)
      .concat(timeline().end),
  );
  const blocks = once(() => [
    ...timeline().events.flatMap(({ at, kind }): Block[] => {
      const known = suspended[kind];
      return known ? [{ at, ...known }] : [];
    }),
    ...dangerBlocks(attempts()),
  ]);

  return {
    end: () => timeline().end,
    settleAt,
    factsAt,
    viewAt,
    quotesAt,
    joins,
    aheadAt: (noise, lead) => aheadChances([expected[0] * noise[0], expected[1] * noise[1]], lead),
    groupsAt,
    ...(players && { nameOf: players.nameOf }),
    changedAt: (second) => changes()[countUntil(changes(), second) - 1] ?? 0,
    agedAt: (second) => {
      const begun = countUntil(parts(), second);
      const [from = 0, to = timeline().end] = [parts()[begun - 1], parts()[begun]];
      return agedSince(ageing, { from, to }, second);
    },
    blocks,
    zone,
    withGoal: (second, side) => {
      const next = once(() => withGoals(timeline(), second, [side]));
      const makeNext: Besides['makeZone'] = (own) =>
        spliced(zone(), second, goalOutOfNothing(next(), second, side), own());
      return createFootballMatch(expected, next, seed, { roster, makeZone: makeNext });
    },
    finishedAt: (second, score) => {
      const next = once(() => {
        const events = timeline().events.filter(({ at }) => at <= second);
        return withScore({ ...timeline(), events, end: second, abandonedAt: null }, second, score);
      });
      const makeEnd: Besides['makeZone'] = (own) => spliced(zone(), second, own().slice(-1), []);
      return createFootballMatch(expected, next, seed, { roster, makeZone: makeEnd });
    },
  };
}
