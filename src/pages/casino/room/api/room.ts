import { GameSessionAnswer, LaunchAnswer, SeedAnswer } from '@contracts/rounds';

import { toRoom } from '@/entities/casino/round';
import { createApiMutation, createApiQuery } from '@/shared/api';

const base = '/games-api/v1';

/** POST launch: opens a game for an account. Spec: api §10. */
export const launchMutation = createApiMutation({
  request: ({ game, accountId, isDemo }: { game: string; accountId: number; isDemo: boolean }) => ({
    method: 'POST',
    path: `${base}/launch`,
    body: { gameId: game, mode: isDemo ? 'demo' : 'real', ...(isDemo ? {} : { accountId }) },
  }),
  contract: LaunchAnswer,
  mapData: ({ data }) => data.sessionId,
  strategy: 'TAKE_LATEST',
});

/** GET sessions/{id}: the player at the game, with the last rounds. */
export const roomQuery = createApiQuery({
  request: ({ id }: { id: string }) => ({ path: `${base}/sessions/${encodeURIComponent(id)}` }),
  isOfPage: true,
  contract: GameSessionAnswer,
  mapData: ({ data }) => toRoom(data),
});

/** `commitment`: of the seed that the part is for; `shown`: of the one in use, which the page has shown. */
type Rotation = { clientSeed: string; commitment: string; shown: string };

/** POST seeds: takes another seed and opens the one in use. */
export const seedMutation = createApiMutation({
  request: ({ clientSeed, commitment }: Rotation) => ({
    method: 'POST',
    byPress: true,
    path: `${base}/seeds`,
    body: { clientSeed, commitment },
  }),
  contract: SeedAnswer,
  mapData: ({ data }) => data,
});
