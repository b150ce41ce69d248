import { BuilderAnswer } from '@contracts/builder';

import { createApiMutation } from '@/shared/api';

import { toJoint } from '../lib/joint';

export type JoinWish = { gameId: number; marketIds: readonly number[]; lng: string; isExplained?: boolean };

/** POST /coupon-api/v1/builder: what outcomes of one match are worth together. */
export const createJoin = (strategy: 'TAKE_EVERY' | 'TAKE_LATEST') =>
  createApiMutation({
    request: (body: JoinWish) => ({ method: 'POST', path: '/coupon-api/v1/builder', body }),
    contract: BuilderAnswer,
    mapData: toJoint,
    strategy,
  });

/** Bets of the slip: it can hold several such matches. */
export const joinMutation = createJoin('TAKE_EVERY');
