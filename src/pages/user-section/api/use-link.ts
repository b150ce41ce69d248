import { z } from '@contracts/zod';

import { createApiMutation } from '@/shared/api';

/** What a mail's link asks for. */
export type LinkKind = 'activate' | 'activatefast' | 'accountverify' | 'stopnewsletter';

const paths: Readonly<Record<LinkKind, string>> = {
  activate: '/web-api/user/activate',
  activatefast: '/web-api/user/activate',
  accountverify: '/web-api/user/account-verify',
  stopnewsletter: '/web-api/user/stop-newsletter',
};

/** 204, or code 131 when the link was used or is too old. Spec: coupon §2, api §4. */
export const linkMutation = createApiMutation({
  request: ({ kind, token }: { kind: LinkKind; token: string }) => ({
    method: 'POST',
    path: paths[kind],
    body: kind === 'activate' || kind === 'activatefast' ? { type: kind, token } : { token },
  }),
  contract: z.unknown(),
  mapData: () => undefined,
});
