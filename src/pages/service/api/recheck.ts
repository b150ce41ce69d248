import { BlockAnswer } from '@contracts/site-checks';

import { createApiMutation } from '@/shared/api';

/** POST /blocks-api/api/v2/block: the full check of one address. Its answer holds the fields of the light check too (decision D-10). Spec: shell §7. */
export const recheckMutation = createApiMutation({
  request: (body: { auth: boolean; url: string }) => ({ method: 'POST', path: '/blocks-api/api/v2/block', body }),
  contract: BlockAnswer,
  mapData: ({ data: { displayTypeId, templateTypeId } }) => ({ displayTypeId, templateTypeId }),
});
