import { describe, expect, test } from 'vitest';

import { marketGroups as G } from '../../contracts/markets.ts';
import { createClock } from '../../sandbox/world/clock.ts';
import type { CatalogueSport } from '../catalogue/competition.ts';
import { fullCatalogue, partOf } from '../catalogue/index.ts';
import { oneDay } from '../days.ts';
import { gameIdOf } from '../ids.ts';
import { createSimulator } from '../simulator.ts';
import { createSources } from '../sources.ts';
import type { DomainOp, Settled } from '../types.ts';
import type { Contest } from './contest.ts';
import { createOutlook, type Play } from './outlook.ts';

const seeds = [1, 7, 20_260_314];
const moments = [Date.UTC(2026, 0, 3, 12), Date.UTC(2026, 4, 25, 12), Date.UTC(2026, 10, 21, 15)];

const contestsAt = (seed: number, at: number, catalogue: readonly CatalogueSport[] = fullCatalogue): Contest[] =>
  createSources({ seed }, at, catalogue).flatMap(({ contests }) =>
    [...contests!.values()].map((contestAt) => contestAt(at)),
  );
const play: Play = { startOf: ({ startAt }) => startAt, matchOf: (fixture) => fixture.createMatch() };

test('[SPORT-02] every competition has a contest at any time: its own number, a last match that closes it, and who takes part', () => {
  for (const [index, at] of moments.entries()) {
    const contests = contestsAt(seeds[index]!, at);
    const competitions = fullCatalogue.flatMap(({ leagues, tours, endless }) => [
      ...leagues,
      ...tours.flatMap(({ stops }) => stops),
      ...endless,
    ]);
    expect(contests.map(({ champ }) => champ.id).toSorted()).toEqual(competitions.map(({ id }) => id).toSorted());
    expect(new Set(contests.map(({ id }) => id)).size).toBe(contests.length);
    for (const contest of contests) {
      const name = `${contest.champ.name.en} ${contest.season.en}`;
      const last = Math.max(...contest.matches().map(({ startAt }) => startAt));
      expect(contest.closesAt, name).toBe(last);
      expect(contest.closesAt, name).toBeGreaterThan(at - oneDay);
      expect(contest.entrants().length, name).toBe(contest.size);
      expect(Number.isSafeInteger((contest.id + 1) * 2 ** 26), name).toBe(true);
    }
  }
});

/** Of each form: leagues, a tour, an endless one. */
const few = partOf(fullCatalogue, 0.004);

test.each(seeds)(
  '[SPORT-02] chances add up to the places that they are for, and the first is known at the end: seed %i',
  (seed) => {
    const at = moments[1]!;
    const contests = contestsAt(seed, at, few).filter(({ champ }) => champ.sportId !== 2);
    const tour = contestsAt(seed, at, few).find(({ form }) => form === 'draw')!;
    for (const contest of [...contests, tour]) {
      const outlook = createOutlook(seed, contest, play);
      for (const moment of [at, contest.closesAt - oneDay, contest.closesAt]) {
        const [winner, topFour] = outlook
          .chancesAt(moment)
          .map((chances) => chances.reduce((sum, chance) => sum + chance, 0));
        expect(winner).toBeCloseTo(1, 9);
        if (topFour !== undefined) expect(topFour).toBeCloseTo(4, 1);
      }
      const end = outlook.endsAt();
      const [champion] = outlook.rankingAt(end);
      expect(outlook.chancesAt(end)[0]!.map((chance) => Math.round(chance))).toEqual(
        contest.entrants().map((_, entrant) => (entrant === champion ? 1 : 0)),
      );
    }
  },
);

/** The table as a newspaper counts it. */
function champions(contest: Contest): Set<number> {
  const table = new Map(contest.entrants().map(({ id }) => [id, [0, 0, 0]]));
  for (const { home, away, createMatch } of contest.matches()) {
    const [mine, theirs] = createMatch().factsAt(Infinity).full;
    const points = mine > theirs ? [3, 0] : mine < theirs ? [0, 3] : [1, 1];
    for (const [side, team] of [home, away].entries()) {
      const row = table.get(team.id)!;
      row[0]! += points[side]!;
      row[1]! += side === 0 ? mine - theirs : theirs - mine;
      row[2]! += side === 0 ? mine : theirs;
    }
  }
  const rank = ([points, difference, scored]: number[]) => points! * 1e8 + difference! * 1e4 + scored!;
  const best = Math.max(...[...table.values()].map(rank));
  return new Set([...table].filter(([, row]) => rank(row) === best).map(([id]) => id));
}

describe('in a world', () => {
  const [football] = fullCatalogue;
  const premier = [{ ...football!, leagues: football!.leagues.filter(({ id }) => id === 100) }];
  const final = Date.UTC(2026, 4, 24, 15, 30);

  function open(now: number, catalogue: readonly CatalogueSport[] = premier) {
    const clock = createClock({ now, manual: true });
    const simulator = createSimulator({ seed: 7, clock, catalogue, awaited: () => [] });
    const ops: DomainOp[] = [];
    const settled: Settled[] = [];
    simulator.onOps((news) => ops.push(...news));
    simulator.onSettled((news) => settled.push(news));
    simulator.start();
    const event = () => simulator.snapshot().games.find(({ outcomesCount }) => outcomesCount !== undefined)!;
    return { clock, simulator, ops, settled, event };
  }

  test('[SPORT-02] the event has the name of its season and twenty clubs with prices that add up to the margin', () => {
    const { simulator, event } = open(Date.UTC(2026, 2, 14, 12));
    const game = event();
    expect(game).toMatchObject({
      zone: 'line',
      status: 0,
      opp1: { name: { en: 'England. Premier League 2025/26' } },
      opp2: { name: { en: '' } },
      outcomesCount: 20,
      marketsCount: 2,
    });
    expect(new Date(game.startAt * 1000).toISOString()).toBe('2026-05-24T15:30:00.000Z');
    const winner = simulator.marketsOf(game.id).filter(({ groupId }) => groupId === G.outrightWinner);
    const book = winner.reduce((sum, { milli }) => sum + (milli > 0 ? 1000 / milli : 0), 0);
    expect(book).toBeGreaterThan(1.1);
    expect(book).toBeLessThan(1.2);
    expect(winner.map(({ sort }) => sort)).toEqual(winner.map(({ sort }) => sort).toSorted((a, b) => a - b));
    expect(simulator.namesOf(winner[0]!.id)).toEqual({ name: winner[0]!.name, groupName: winner[0]!.groupName });
    expect(simulator.snapshot().champs.find(({ id }) => id === 100)!.line).toBe(
      simulator.snapshot().games.filter(({ zone }) => zone === 'line').length,
    );
  });

  test('[SPORT-02] prices move when a match ends and stand still until then', () => {
    const { simulator, event, clock, ops } = open(Date.UTC(2026, 2, 14, 15, 5));
    const { id } = event();
    simulator.watch(id);
    const moved = () =>
      ops.splice(0).filter((op) => op.op === 'put' && op.kind === 'market' && op.value.gameId === id).length;
    moved();
    clock.advance(600);
    expect(moved()).toBe(0);
    // Five matches that began at three are over.
    clock.advance(2 * 3600);
    expect(moved()).toBeGreaterThan(5);
    simulator.unwatch(id);
    clock.advance(7 * 24 * 3600);
    expect(moved()).toBe(0);
  });

  test('[SPORT-02] bets close with the last kick-off; at the last whistle the first of the table has won, and the next season is on offer', () => {
    const { simulator, event, clock, settled, ops } = open(final - 2 * 3_600_000);
    const { id } = event();
    const market = simulator.marketsOf(id).find(({ groupId }) => groupId === G.outrightWinner)!;
    simulator.watch(id);
    clock.setNow(final + 60_000);
    expect(simulator.match(id)).toMatchObject({ zone: 'line', isFinished: false });
    expect(simulator.marketsOf(id).every(({ isBlocked }) => isBlocked)).toBe(true);
    expect(simulator.resultOf(market.id)).toBeNull();
    clock.setNow(final + 2.5 * 3_600_000);
    expect(simulator.match(id)).toMatchObject({ isFinished: true, status: 4 });
    expect(simulator.marketsOf(id)).toEqual([]);
    const results = settled.filter(({ gameId }) => gameId === id);
    expect(results.length).toBe(1);
    const contest = contestsAt(7, final, premier)[0]!;
    const winners = results[0]!.results.filter(([, status]) => status === 1).map(([marketId]) => marketId);
    const clubs = winners.map((marketId) => [
      simulator.namesOf(marketId).groupName.en,
      simulator.namesOf(marketId).name,
    ]);
    const [first, ...others] = clubs.filter(([group]) => group === 'Winner');
    expect(others).toEqual([]);
    const names = contest
      .entrants()
      .filter((team) => champions(contest).has(team.id))
      .map(({ name }) => name);
    expect(names).toContain(first![1]);
    expect(winners.length).toBe(5);
    for (const [marketId, status] of results[0]!.results) expect(simulator.resultOf(marketId)).toBe(status);

    clock.setNow(final + 5 * 3_600_000);
    expect(ops).toContainEqual({ op: 'del', kind: 'game', id });
    expect(event().opp1.name.en).toBe('England. Premier League 2026/27');
    // Long after, and in a process that has never shown it.
    const later = open(Date.UTC(2026, 8, 1));
    expect(winners.map((marketId) => later.simulator.resultOf(marketId))).toEqual([1, 1, 1, 1, 1]);
    expect(later.simulator.hasMatch(gameIdOf(winners[0]!))).toBe(true);
  });

  test('[SPORT-02] who wins a final that a test has decided wins the tournament', () => {
    const [tour] = fullCatalogue[1]!.tours;
    const one = [{ ...fullCatalogue[1]!, endless: [], tours: [{ ...tour!, stops: tour!.stops.slice(0, 1) }] }];
    const at = contestsAt(7, Date.UTC(2026, 1, 1), one)[0]!.closesAt;
    const { simulator, clock, settled, event } = open(at - 600_000, one);
    const { id } = event();
    const match = simulator.snapshot().games.find(({ outcomesCount }) => outcomesCount === undefined)!;
    clock.setNow(at + 60_000);
    expect(simulator.command({ gameId: match.id, do: 'finish', score: [0, 2] })).toEqual({ ok: true });
    clock.advance(60);
    const [result] = settled.filter(({ gameId }) => gameId === id);
    const winner = result!.results.find(([, status]) => status === 1)![0];
    expect(simulator.namesOf(winner).name).toEqual(match.opp2.name);
  });
});
