import { BuilderAnswer } from '@contracts/builder';

import { createApiMutation } from '@/shared/api';

import { toJoint } from '../lib/joint';

export type JoinWish = { gameId: number; marketIds: readonly number[]; lng: string; isExplained: boolean };

/** POST /coupon-api/v1/builder: what bets of the slip on one match are worth together. A slip can hold several such matches. */
export const joinMutation = createApiMutation({
  request: (body: JoinWish) => ({ method: 'POST', path: '/coupon-api/v1/builder', body }),
  contract: BuilderAnswer,
  mapData: toJoint,
  strategy: 'TAKE_EVERY',
});
