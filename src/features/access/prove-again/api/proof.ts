import { StepUpOptionsAnswer, type StepUpRequest, StepUpWaysAnswer } from '@contracts/step-up';
import { z } from '@contracts/zod';

import { createApiCall, createApiQuery } from '@/shared/api';

const path = '/web-api/auth/step-up';

/** GET step-up: how this player may show that it is them. */
export const waysQuery = createApiQuery({
  request: () => ({ path }),
  contract: StepUpWaysAnswer,
  mapData: ({ data }) => data.ways,
});

/** POST step-up/options: what the browser needs to show the player's passkeys. */
export const optionsFx = createApiCall({
  request: () => ({ method: 'POST', path: `${path}/options` }),
  contract: StepUpOptionsAnswer,
  mapData: ({ data }) => data,
});

/** POST step-up: for five minutes the session is enough. */
export const proofSentFx = createApiCall({
  request: (body: StepUpRequest) => ({ method: 'POST', path, body }),
  contract: z.unknown(),
  mapData: () => undefined,
});
