import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { betStatuses } from '../../contracts/coupon.ts';
import {
  closedSeconds,
  roundMs,
  virtualPace,
  type VirtualSportId,
  virtualSportIds,
} from '../../contracts/virtual/facts.ts';
import { replayVirtual } from '../../contracts/virtual/replay.ts';
import {
  marketKeyOf,
  mostVirtual,
  resultOfMarket,
  virtualGameId,
  virtualStrengths,
  virtualTurnOf,
} from '../../simulator/index.ts';
import { calibrationOf, createVirtual, type Fixture, marketIdOf, matchPlaceOf } from '../../simulator/testing.ts';
import { virtualChance, virtualRandom, virtualSeedOf } from './seeds.ts';
import { noValues } from './values.ts';

const secret = createHash('sha256').update('a secret of a test').digest();
const epoch = Date.UTC(2026, 0, 5, 9, 2);
const chances = { secret, epoch, chainsFrom: 1, values: noValues };
const source = createVirtual(7, epoch, virtualChance(chances));
const known = new Set(Object.values(betStatuses));

/** The first matches of a sport. */
const matchesOf = (sportId: number, count: number): Fixture[] =>
  source
    .ofChamp(source.champs.find((champ) => champ.sportId === sportId)?.id ?? 0, epoch, epoch + count * roundMs)
    .slice(0, count);

test.each(virtualSportIds)(
  '[CAS-09] sport %i: 700 matches settle every outcome that was on offer, and none before its time',
  (sportId) => {
    for (const [place, { createMatch, id }] of matchesOf(sportId, 700).entries()) {
      const match = createMatch();
      const [facts, early] = [match.factsAt(match.end()), match.factsAt(closedSeconds / 2)];
      expect(facts.isOver && !facts.isAbandoned, String(id)).toBe(true);
      const settled = match.settleAt();
      expect(settled.at(-1)).toBe(match.end());
      // Every tenth match has all its outcomes looked at, the others the main ones.
      for (const quote of match.quotesAt(-1, [1, 1], place % 10 === 0 ? 'whole' : 'main')) {
        const marketId = marketIdOf(id, quote);
        const status = resultOfMarket(marketKeyOf(marketId), facts);
        expect(status !== null && known.has(status), String(marketId)).toBe(true);
        expect(resultOfMarket(marketKeyOf(marketId), early)).toBe(null);
      }
    }
  },
  60_000,
);

test.each(virtualSportIds)(
  '[CAS-09] sport %i: outcomes come as often as their fair prices say',
  (sportId) => {
    const matches = matchesOf(sportId, 250).map(({ createMatch }) => createMatch());
    const { deviations } = calibrationOf(matches, [-1]);
    const [worst] = deviations;
    expect(deviations.length).toBeGreaterThan(20);
    expect(Math.abs(worst?.error ?? 9), JSON.stringify(worst)).toBeLessThan(4.5);
  },
  60_000,
);

test('[CAS-09] a match is played sixty times as fast: bets close at its second 0, and play begins after that', () => {
  const match = matchesOf(virtualSportIds[0] ?? 0, 1)[0]!.createMatch();
  expect(match.quotesAt(-1, [1, 1]).length).toBeGreaterThan(20);
  expect(match.quotesAt(0, [1, 1])).toEqual([]);
  expect(match.groupsAt(0)).toEqual([]);
  expect(match.viewAt(closedSeconds - 1)).toMatchObject({ elapsed: 0, rate: 0, score: { text: '0:0' } });
  expect(match.viewAt(closedSeconds + 10)).toMatchObject({ elapsed: 10 * virtualPace, rate: virtualPace });
  // A half of 45 minutes, its added time and a break of 15: about two minutes.
  expect(match.end()).toBeGreaterThan(closedSeconds + 105);
  expect(match.end()).toBeLessThan(closedSeconds + 120);
  for (const { at } of match.zone?.() ?? []) expect(at).toBeGreaterThanOrEqual(closedSeconds);
});

test.each(virtualSportIds)(
  '[CAS-06] sport %i: whoever has the opened seed plays the match again and finds its score',
  (sportId: VirtualSportId) => {
    for (const { id, home, away, createMatch } of matchesOf(sportId, 60)) {
      const strengths = virtualStrengths(sportId, { seed: 7, home, away });
      const match = createMatch();
      const { full } = match.factsAt(match.end());
      expect(replayVirtual(sportId, virtualRandom(virtualSeedOf(chances, id), id), strengths)).toEqual(full);
    }
  },
);

test('[CAS-14] the seed of the world says nothing of the course; the secret does', () => {
  const scores = (seed: number, other: Uint8Array) =>
    createVirtual(seed, epoch, virtualChance({ ...chances, secret: other }))
      .ofChamp(source.champs[0]?.id ?? 0, epoch, epoch + 20 * roundMs)
      .map(({ createMatch }) => createMatch())
      .map((match) => match.factsAt(match.end()).full.join(':'))
      .join();
  expect(scores(7, secret)).toBe(scores(7, secret));
  expect(scores(7, secret)).not.toBe(scores(7, createHash('sha256').update('another').digest()));
});

test('[CAS-09] each round has everybody once, rounds of the sports take turns, and a number leads to its match', () => {
  const starts = source.champs.map((champ) => source.ofChamp(champ.id, epoch, epoch + roundMs)[0]?.startAt ?? 0);
  expect(new Set(starts).size).toBe(source.champs.length);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(roundMs);
  for (const champ of source.champs) {
    const round = source.ofChamp(champ.id, epoch, epoch + roundMs);
    expect(new Set(round.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(6);
    for (const fixture of round) {
      expect(source.byId(fixture.id)).toMatchObject({ startAt: fixture.startAt, home: fixture.home });
      expect(virtualTurnOf(fixture.id).round).toBeGreaterThan(0);
      expect(fixture.home.name.en).toContain('(virtual)');
    }
  }
  const shown = source.between(epoch + roundMs * 100, epoch + roundMs * 100);
  expect(shown.length).toBeLessThan(45);
});

test('[CAS-09] virtual matches have numbers of their own, for eight years', () => {
  expect(matchPlaceOf(virtualGameId(0))).toEqual({ virtual: 0 });
  expect(matchPlaceOf(virtualGameId(mostVirtual - 1))).toEqual({ virtual: mostVirtual - 1 });
  expect(matchPlaceOf(virtualGameId(mostVirtual))).toHaveProperty('matchId');
  expect((mostVirtual / 9) * roundMs).toBeGreaterThan(8 * 365 * 86_400_000);
  expect(source.byId(virtualGameId(0) - 1)).toBe(null);
});
