import { BreakAnswer } from '@contracts/limits';

import { createApiMutation } from '@/shared/api';

/** POST timeout: no play for 24 hours from now. `key` is a UUID of this one press. Gives the end, epoch ms. Row LIM-54. */
export const stopMutation = createApiMutation({
  request: ({ key }: { key: string }) => ({
    method: 'POST',
    byPress: true,
    path: '/limit-service-api/api/external/web/v3/timeout',
    idempotencyKey: key,
    body: { hours: 24 },
  }),
  contract: BreakAnswer,
  mapData: ({ data }) => data.endsAt * 1000,
});
