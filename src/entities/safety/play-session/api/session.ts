import { PlaySessionAnswer } from '@contracts/play-session';

import { createApiMutation, createApiQuery } from '@/shared/api';

import { toPlaySession } from '../lib/session';

const path = '/limit-service-api/api/external/web/v3/session';

/** GET session: time, staked, won and net since the log-in, from the server. Row LIM-63. */
export const sessionQuery = createApiQuery({
  request: () => ({ path }),
  contract: PlaySessionAnswer,
  mapData: ({ data }) => toPlaySession(data),
});

/** POST session/summary: the player has read their last 30 days. Row LIM-65. */
export const summaryMutation = createApiMutation({
  request: (_: object) => ({ method: 'POST', path: `${path}/summary` }),
  contract: PlaySessionAnswer,
  mapData: ({ data }) => toPlaySession(data),
});

/** POST session/check: the player has read the reality check that was due at `dueAt` (ms). Row LIM-64. */
export const checkMutation = createApiMutation({
  request: ({ dueAt }: { dueAt: number }) => ({
    method: 'POST',
    path: `${path}/check`,
    body: { dueAt: Math.round(dueAt / 1000) },
  }),
  contract: PlaySessionAnswer,
  mapData: ({ data }) => toPlaySession(data),
});
