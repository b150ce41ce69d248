import type { BetStatusId } from '../../contracts/coupon.ts';
import { firstDayOf, oneDay } from '../days.ts';
import type { Fair } from '../fair.ts';
import { gameIdOf, marketKeyOf, matchPlaceOf } from '../ids.ts';
import type { MatchTime } from '../match-time.ts';
import type { DomainOp, Settled, SimMarket, SimMatch, Text } from '../types.ts';
import type { ContestAt } from './contest.ts';
import { namesOf, outrightAsMatch } from './offers.ts';
import { createOutright, type Deps, type Outright } from './outright.ts';

type Options = Deps & {
  time: MatchTime;
  contests: ReadonlyMap<number, ContestAt>;
  awaited: (gameId: number) => readonly number[] | null;
};

/**
 * What is published of one. `markets` null: its prices were never asked for. Nothing changes before `nextAt` of play.
 */
type Row = {
  outright: Outright;
  contestAt: ContestAt;
  /** Null before it is announced. */
  match: SimMatch | null;
  phase: ReturnType<Outright['phaseAt']>['phase'];
  markets: ReadonlyMap<number, SimMarket> | null;
  isWatched: boolean;
  nextAt: number;
};

type News = { ops: DomainOp[]; settled: Settled[] };

export const changesOf = (
  before: ReadonlyMap<number, SimMarket>,
  after: ReadonlyMap<number, SimMarket>,
): DomainOp[] => [
  ...[...after.values()].flatMap((value): DomainOp[] => {
    const known = before.get(value.id);
    const isSame = known?.milli === value.milli && known.isBlocked === value.isBlocked && known.sort === value.sort;
    return isSame ? [] : [{ op: 'put', kind: 'market', id: value.id, value }];
  }),
  ...[...before.keys()].filter((id) => !after.has(id)).map((id): DomainOp => ({ op: 'del', kind: 'market', id })),
];

/** Long-term bets: of each competition one event at a time, for its present contest or the next. */
export function createOutrights({ time, contests, awaited, ...deps }: Options) {
  const rows = new Map<number, Row>();
  let nextAt = -Infinity;
  /** Starts are told in the world's time, which runs at this speed; 0 while play is paused. */
  let pace = -1;
  let lookedAt = -Infinity;

  const matchOf = ({ contest }: Outright, phase: Row['phase']) =>
    phase === 'planned'
      ? null
      : outrightAsMatch(contest, { startAtMs: time.timeOf(contest.closesAt), isOver: phase === 'over' });

  const open = (contestAt: ContestAt, at: number): Row => {
    const outright = createOutright(contestAt(at), deps);
    const { phase, until } = outright.phaseAt(at);
    const row = {
      outright,
      contestAt,
      match: matchOf(outright, phase),
      phase,
      markets: null,
      isWatched: false,
      nextAt: until,
    };
    rows.set(outright.contest.id, row);
    return row;
  };

  const priced = (row: Row, at: number): ReadonlyMap<number, SimMarket> => {
    const markets = new Map(row.outright.marketsAt(at).map((market) => [market.id, market]));
    row.markets = markets;
    row.nextAt = Math.min(row.outright.phaseAt(at).until, row.outright.nextChange(at));
    nextAt = Math.min(nextAt, row.nextAt);
    return markets;
  };

  const put = ({ match }: Row): DomainOp[] => (match ? [{ op: 'put', kind: 'game', id: match.id, value: match }] : []);
  const del = ({ match }: Row): DomainOp[] => (match ? [{ op: 'del', kind: 'game', id: match.id }] : []);

  /** Tells what has become of one since the last look. */
  const refresh = (row: Row, { at, isPaceNew }: { at: number; isPaceNew: boolean }, { ops, settled }: News) => {
    const { outright, contestAt } = row;
    const { contest } = outright;
    const before = row.phase;
    const { phase, until } = outright.phaseAt(at);
    if (phase === 'over' && before !== 'over' && awaited(contest.id) !== null)
      settled.push({ gameId: contest.id, results: outright.resultsAt(at) });
    if (at >= until) {
      rows.delete(contest.id);
      ops.push(...del(row), ...put(open(contestAt, at)));
      return;
    }
    row.nextAt = until;
    if (phase !== before || isPaceNew) {
      row.phase = phase;
      row.match = matchOf(outright, phase);
      ops.push(...put(row));
    }
    const { markets } = row;
    row.markets = null;
    if (row.isWatched && markets) ops.push(...changesOf(markets, priced(row, at)));
  };

  /** Brings all to a moment of play. */
  const tick = (at: number): News => {
    const news: News = { ops: [], settled: [] };
    const paceNow = time.isRunning() ? time.speed() : 0;
    const isPaceNew = paceNow !== pace;
    if (at < lookedAt) {
      for (const row of rows.values()) news.ops.push(...del(row));
      rows.clear();
      nextAt = -Infinity;
    }
    if (at >= nextAt || isPaceNew) {
      if (rows.size === 0) for (const contestAt of contests.values()) news.ops.push(...put(open(contestAt, at)));
      else
        for (const row of [...rows.values()]) if (at >= row.nextAt || isPaceNew) refresh(row, { at, isPaceNew }, news);
      nextAt = Math.min(...[...rows.values()].map((row) => row.nextAt), Infinity);
      pace = paceNow;
    }
    lookedAt = at;
    return news;
  };

  /** One on the screen, or one of any other year. */
  const outrightOf = (gameId: number): Outright | null => {
    const known = rows.get(gameId)?.outright;
    if (known) return known;
    const place = matchPlaceOf(gameId);
    const contest = 'contestOf' in place ? contests.get(place.contestOf)?.(firstDayOf(place.week) * oneDay) : undefined;
    return contest?.id === gameId ? createOutright(contest, deps) : null;
  };

  const marketsOf = (gameId: number): ReadonlyMap<number, SimMarket> => {
    const row = rows.get(gameId);
    if (!row?.match) return new Map();
    return row.markets ?? priced(row, lookedAt);
  };

  return {
    tick,
    matches: (): SimMatch[] => [...rows.values()].flatMap(({ match }) => match ?? []),
    /** The competition of one on the screen. */
    champOf: (gameId: number) => rows.get(gameId)?.outright.contest.champ,
    match: (gameId: number): SimMatch | undefined => rows.get(gameId)?.match ?? undefined,
    marketsOf: (gameId: number): SimMarket[] => [...marketsOf(gameId).values()],
    market: (marketId: number): SimMarket | undefined => marketsOf(gameIdOf(marketId)).get(marketId),
    fairOf: (marketId: number): Fair | null => {
      const row = rows.get(gameIdOf(marketId));
      return row?.match ? row.outright.fairAt(lookedAt, marketId) : null;
    },
    watch: (gameId: number, isWatched: boolean): void => {
      const row = rows.get(gameId);
      if (row) row.isWatched = isWatched;
    },
    /** Results and prices of matches, or margins, are not what they were. */
    changed: (): void => {
      for (const row of rows.values()) if (row.markets || row.phase === 'closed') row.nextAt = -Infinity;
      nextAt = -Infinity;
    },
    has: (gameId: number, at: number): boolean => (outrightOf(gameId)?.contest.announcedAt ?? Infinity) <= at,
    resultOf: (marketId: number, at: number): BetStatusId | null =>
      outrightOf(gameIdOf(marketId))
        ?.resultsAt(at)
        .find(([id]) => id === marketId)?.[1] ?? null,
    /** Names of an outcome, long after it has left the screen too. */
    namesOf: (marketId: number): { name: Text; groupName: Text } | null => {
      const outright = outrightOf(gameIdOf(marketId));
      const { groupId, param } = marketKeyOf(marketId);
      return outright && namesOf(outright.contest, groupId, param ?? 0);
    },
  };
}
