import { expect, test } from 'vitest';

import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue } from './catalogue/index.ts';
import { createSimulator } from './simulator.ts';

test('[ROUTE-06] matches of the leagues that have a page type are marked for it, and no others', () => {
  const clock = createClock({ manual: true, now: Date.UTC(2026, 2, 14, 15, 23, 7) });
  const simulator = createSimulator({ seed: 7, clock, catalogue: fullCatalogue });
  simulator.start();
  const { champs, games } = simulator.snapshot();
  for (const [page, champId] of [
    ['epl', 100],
    ['laliga', 107],
  ] as const) {
    const own = games.filter((match) => match.champId === champId);
    expect(own.filter(({ zone }) => zone === 'line').length, page).toBeGreaterThan(0);
    expect(games.filter(({ pageTypes }) => pageTypes.includes(page))).toEqual(own);
  }
  const words = new Set(games.flatMap(({ pageTypes }) => pageTypes));
  const hasCricket = champs.some(({ id, line, live }) => id === 486 && line + live > 0);
  expect(words).toEqual(new Set(['top', 'cyber', 'epl', 'laliga', ...(hasCricket ? ['ipl'] : [])]));
});
