import { headerNames, headerValues } from '@contracts/common';
import { redirectRetry } from '@contracts/constants';
import { RedirectAnswer } from '@contracts/redirect';

import { createApiQuery } from '@/shared/api';

export type RedirectAdvice = { isWanted: boolean; url: string };

/**
 * POST /redirects-api/api/v1/redirect-light. 5 retries, 1000 ms apart. An answer of another shape fails at once, and the
 * log tells it. Spec: shell §5, §7, §9.
 */
export const redirectQuery = createApiQuery({
  name: 'redirect',
  request: (url: string) => ({
    path: '/redirects-api/api/v1/redirect-light',
    method: 'POST' as const,
    headers: { [headerNames.serviceAuth]: headerValues.serviceAuth },
    body: { url },
  }),
  contract: RedirectAnswer,
  mapData: ({ data }): RedirectAdvice => ({ isWanted: data.redirect, url: data.url }),
  retry: { ...redirectRetry, when: ({ kind }) => kind !== 'wrongShape' },
  strategy: 'TAKE_EVERY',
});
