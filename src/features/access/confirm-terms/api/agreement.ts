import { AgreementConfirmAnswer, AgreementStatusAnswer } from '@contracts/client-config';

import { createApiAnswer, createApiMutation } from '@/shared/api';

import type { Agreement } from '../lib/terms';

/** GET /web-api/api-v3/v2/user/agreement-rules/status. Spec: shell §7. */
export const agreementFx = createApiAnswer({
  request: () => ({ path: '/web-api/api-v3/v2/user/agreement-rules/status' }),
  contract: AgreementStatusAnswer,
  mapData: ({ result, updatedAt }): Agreement => ({ isAgreed: result, updatedAt: updatedAt * 1000 }),
});

/**
 * POST /web-api/api-v3/v2/user/agreement-rules/confirm. `updatedAt`: names the terms that the page showed, epoch ms.
 */
export const confirmMutation = createApiMutation({
  request: (updatedAt: number) => ({
    path: '/web-api/api-v3/v2/user/agreement-rules/confirm',
    method: 'POST' as const,
    body: { updatedAt: Math.floor(updatedAt / 1000) },
  }),
  contract: AgreementConfirmAnswer,
  mapData: ({ data }) => data.updatedAt * 1000,
});
