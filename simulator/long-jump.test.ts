import { expect, test } from 'vitest';

import { sportIds } from '../contracts/markets.ts';
import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from './catalogue/index.ts';
import { type Fixture, longestMatch } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { Match } from './match.ts';
import { createBets } from './offer.testing.ts';
import { createSimulator } from './simulator.ts';
import { createSources } from './sources.ts';
import type { Settled } from './types.ts';

const seed = 7;
/** A Saturday in the season of most countries; three months later it is over. */
const start = Date.UTC(2026, 2, 14, 12, 3, 7);
const threeMonths = 92 * 86_400;
const football = partOf(fullCatalogue, 0.1).filter(({ sportId }) => sportId === sportIds.football);

/** Football whose matches note that somebody has asked how they went. */
function noted() {
  const played = new Map<number, number>();
  const note = (fixture: Fixture): Fixture => ({
    ...fixture,
    createMatch: () =>
      new Proxy(fixture.createMatch(), {
        get: (match, name: keyof Match) => {
          if (['end', 'settleAt', 'factsAt'].includes(name)) played.set(fixture.id, fixture.startAt);
          return match[name];
        },
      }),
  });
  const [calendar] = createSources({ seed }, start, football);
  if (!calendar) throw new Error('no calendar');
  const source: FixtureSource = {
    ...calendar,
    contests: new Map(
      [...calendar.contests!].map(([id, contestAt]) => [
        id,
        (at) => {
          const contest = contestAt(at);
          return { ...contest, matches: () => contest.matches().map(note) };
        },
      ]),
    ),
    between: (from, to) => calendar.between(from, to).map(note),
    byId: (id) => {
      const found = calendar.byId(id);
      return found && note(found);
    },
  };
  return { played, source };
}

test('[LIM-49] [SPORT-02] a jump over months plays only the matches that somebody bet on and those of now, and settles the bets', () => {
  const { played, source } = noted();
  const clock = createClock({ manual: true, now: start });
  const bets = createBets();
  const simulator = createSimulator({
    ...{ seed, clock, catalogue: football, replay: () => source },
    awaited: bets.awaited,
  });
  const settled: Settled[] = [];
  simulator.onSettled((each) => settled.push(each));
  simulator.start();
  const offered = simulator.snapshot().games.filter(({ startAt, status }) => status < 2 && startAt * 1000 > start);
  expect(offered.length).toBeGreaterThan(50);
  const [bet] = offered;
  const placed = simulator.marketsOf(bet!.id).map(({ id }) => id);
  bets.place(placed);
  played.clear();

  clock.advance(threeMonths);
  const ofNow = clock.now() - 2 * longestMatch * 1000;
  // The beat before the jump still shows what was in play then.
  const past = [...played].filter(([, startAt]) => startAt > start && startAt < ofNow).map(([id]) => id);
  expect(past).toEqual([bet!.id]);
  expect(new Set(settled.map(({ gameId }) => gameId))).toEqual(new Set([bet!.id]));
  const results = settled.flatMap((each) => each.results);
  expect(placed.length).toBeGreaterThan(100);
  expect(results.map(([id]) => id).toSorted()).toEqual(placed.toSorted());
  for (const [marketId, status] of results) expect(simulator.resultOf(marketId)).toBe(status);
  expect(simulator.snapshot().games.filter(({ startAt }) => startAt * 1000 < ofNow && startAt !== 0)).toEqual([]);
});
