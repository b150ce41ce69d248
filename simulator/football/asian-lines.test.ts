import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { createClock } from '../../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from '../catalogue/index.ts';
import { createSimulator } from '../simulator.ts';

const evening = Date.UTC(2026, 2, 14, 19);

test('[ASIA-01] a football match before the start has lines by quarters, several of them, and those of its first half', () => {
  const simulator = createSimulator({
    seed: 7,
    clock: createClock({ manual: true, now: evening }),
    catalogue: partOf(fullCatalogue, 0.01),
  });
  simulator.start();
  const match = simulator
    .snapshot()
    .games.find(({ sportId, zone, outcomesCount }) => sportId === 1 && zone === 'line' && outcomesCount === undefined)!;
  const lines = simulator.watch(match.id, 'lines');
  const whole = new Map(simulator.marketsOf(match.id).map((market) => [market.id, market]));
  const of = (groupId: number, typeId: number) =>
    lines.filter((market) => market.groupId === groupId && market.typeId === typeId).map(({ param }) => param);

  expect(of(G.handicap, O.handicapHome)).toHaveLength(7);
  expect(of(G.total, O.over).length).toBeGreaterThan(3);
  expect(of(G.handicap, O.handicapHome).some((line) => ((line ?? 0) * 2) % 1 !== 0)).toBe(true);
  expect(of(G.firstHalfHandicap, O.handicapAway)).toHaveLength(3);
  expect(of(G.firstHalfTotal, O.under).length).toBeGreaterThan(1);
  expect(of(G.firstHalfResult, O.draw)).toHaveLength(1);
  // The page of the match has the same outcomes at the same prices.
  for (const market of lines) expect(whole.get(market.id)?.milli).toBe(market.milli);
  expect(lines.some(({ groupId }) => groupId === G.correctScore)).toBe(false);
});
