import { HEADER, HEADER_VALUE } from '@contracts/common';
import { RedirectAnswer } from '@contracts/redirect';

import { createApiCall } from '@/shared/api';

export type RedirectAdvice = { isWanted: boolean; url: string };

/** POST /redirects-api/api/v1/redirect-light. An answer of another shape is a failure, and in the log. Spec: shell §5, §7. */
export const redirectLightFx = createApiCall({
  request: (url: string) => ({
    path: '/redirects-api/api/v1/redirect-light',
    method: 'POST' as const,
    headers: { [HEADER.serviceAuth]: HEADER_VALUE.serviceAuth },
    body: { url },
  }),
  contract: RedirectAnswer,
  mapData: ({ data }): RedirectAdvice => ({ isWanted: data.redirect, url: data.url }),
});
