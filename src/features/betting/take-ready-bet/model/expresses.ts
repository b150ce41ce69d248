import { combine, createEvent, createStore, sample } from 'effector';

import type { Zone } from '@contracts/feed';
import type { ReadyExpress } from '@contracts/sharing';

import { $language } from '@/shared/i18n';

import { expressesQuery } from '../api/ready-bets';

export const expressesWanted = createEvent();
export const zoneChosen = createEvent<Zone>();

export const $zone = createStore<Zone>('line').on(zoneChosen, (_, zone) => zone);

/** `failed`: no answer, or a broken one. */
type Expresses = { kind: 'busy' } | { kind: 'failed' } | { kind: 'ready'; expresses: readonly ReadyExpress[] };

const $byZone = createStore<Partial<Record<Zone, readonly ReadyExpress[] | 'failed'>>>({})
  .on(expressesQuery.finished.success, (all, { params, result }) => ({ ...all, [params.zone]: result }))
  .on(expressesQuery.finished.failure, (all, { params }) => ({ ...all, [params.zone]: 'failed' as const }));

export const $expresses = combine($byZone, $zone, expressesQuery.$pending, (all, zone, isPending): Expresses => {
  const known = all[zone];
  if (known === 'failed' && !isPending) return { kind: 'failed' };
  return known === undefined || known === 'failed' ? { kind: 'busy' } : { kind: 'ready', expresses: known };
});

sample({
  clock: [expressesWanted, zoneChosen],
  source: { zone: $zone, language: $language },
  target: expressesQuery.start,
});
