import { headerNames, headerValues } from '@contracts/common';
import { RedirectAnswer } from '@contracts/redirect';

import { createApiCall } from '@/shared/api';

export type RedirectAdvice = { isWanted: boolean; url: string };

/**
 * POST /redirects-api/api/v1/redirect-light. An answer of another shape fails, and the log tells it. Spec: shell §5,
 * §7.
 */
export const redirectLightFx = createApiCall({
  request: (url: string) => ({
    path: '/redirects-api/api/v1/redirect-light',
    method: 'POST' as const,
    headers: { [headerNames.serviceAuth]: headerValues.serviceAuth },
    body: { url },
  }),
  contract: RedirectAnswer,
  mapData: ({ data }): RedirectAdvice => ({ isWanted: data.redirect, url: data.url }),
});
