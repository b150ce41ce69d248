import { BuilderAnswer } from '@contracts/builder';

import { createApiMutation } from '@/shared/api';

import { toBuilt } from '../lib/built';

type Wish = { gameId: number; marketIds: readonly number[]; lng: string };

/** POST /coupon-api/v1/builder: what outcomes of one match are worth together. */
export const buildMutation = createApiMutation({
  request: (body: Wish) => ({ method: 'POST', path: '/coupon-api/v1/builder', body }),
  contract: BuilderAnswer,
  mapData: toBuilt,
  strategy: 'TAKE_LATEST',
});
