import { expect, test } from 'vitest';

import { sportIds } from '../../contracts/markets.ts';
import { zonePhases } from '../../contracts/zone.ts';
import { createClock } from '../../sandbox/world/clock.ts';
import { fullCatalogue, partOf } from '../catalogue/index.ts';
import { createSimulator } from '../simulator.ts';

const danger = zonePhases.indexOf('danger');

test('[MEDIA-10] whoever sees a danger in the picture finds every market suspended, also between two beats of the prices', () => {
  // A Saturday afternoon, off the beat.
  const clock = createClock({ manual: true, now: Date.UTC(2026, 2, 14, 15, 23, 7, 203) });
  const catalogue = partOf(fullCatalogue, 0.1).filter(({ sportId }) => sportId === sportIds.football);
  const simulator = createSimulator({ seed: 7, clock, catalogue });
  simulator.start();
  const inPlay = simulator.snapshot().games.filter(({ status }) => status === 2);
  const told = new Map(inPlay.map(({ id }) => [id, simulator.zone(id)?.count ?? 0]));
  let dangers = 0;
  for (let step = 0; step < 1500; step += 1) {
    clock.advance(0.2);
    for (const { id } of inPlay) {
      const view = simulator.zone(id);
      const events = view?.events(told.get(id) ?? 0) ?? [];
      told.set(id, view?.count ?? 0);
      if (!events.some(([, , phase]) => phase === danger)) continue;
      dangers += 1;
      expect(simulator.marketsOf(id).filter(({ isBlocked }) => !isBlocked)).toEqual([]);
    }
  }
  expect(dangers).toBeGreaterThan(20);
});
