import type { CookiesAgreeRequest } from '@contracts/auth';
import { z } from '@contracts/zod';

import { createApiCall } from '@/shared/api';

/** What a player agreed to, and when (Unix seconds). */
export type Agreement = z.infer<typeof CookiesAgreeRequest>;

/** POST /web-api/user/cookies-agree. Spec: api §3. */
export const tellAgreementFx = createApiCall({
  request: (body: Agreement) => ({ method: 'POST', path: '/web-api/user/cookies-agree', body }),
  contract: z.unknown(),
  mapData: () => undefined,
});
