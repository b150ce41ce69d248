import type { SharedKind } from '@contracts/shared-games';
import { SharedSeatAnswer, SharedTableAnswer } from '@contracts/shared-rounds';

import { createApiQuery } from '@/shared/api';

import { toSeat, toTable } from '../lib/table';

export const base = '/games-api/v1/shared';

/** GET shared/{kind}: what everybody sees. */
export const tableQuery = createApiQuery({
  request: ({ kind }: { kind: SharedKind }) => ({ path: `${base}/${kind}` }),
  isOfPage: true,
  contract: SharedTableAnswer,
  mapData: ({ data }) => ({ ...toTable(data), now: data.now }),
});

/** GET shared/{kind}/seat: the player there. */
export const seatQuery = createApiQuery({
  request: ({ kind, isDemo, accountId }: { kind: SharedKind; isDemo: boolean; accountId: number }) => ({
    path: `${base}/${kind}/seat?${new URLSearchParams(
      isDemo ? { mode: 'demo' } : { mode: 'real', accountId: String(accountId) },
    ).toString()}`,
  }),
  isOfPage: true,
  contract: SharedSeatAnswer,
  mapData: ({ data }) => toSeat(data),
});
