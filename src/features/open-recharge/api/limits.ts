import { ClientLimitsAnswer } from '@contracts/client-config';

import { createApiAnswer } from '@/shared/api';

/** The deposit time-out among the types of limits. Spec: coupon §4. */
const depositTimeout = 33;

/** GET clientlimits: until when the player may not deposit, epoch ms. Null when they may. Spec: coupon §4, api §6. */
export const depositTimeoutFx = createApiAnswer({
  request: () => ({ path: '/limit-service-api/limit/external/web/api/v1/clientlimits' }),
  contract: ClientLimitsAnswer,
  mapData: ({ data }): { endsAt: number | null } | null => {
    const active = data.find(({ limitType, limitState }) => limitType === depositTimeout && limitState === 'ACTIVE');
    if (active === undefined) return null;
    return { endsAt: active.endsAt === null ? null : active.endsAt * 1000 };
  },
});
