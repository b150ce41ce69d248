import { AuthOk } from '@contracts/auth';
import { PasskeyOptionsAnswer, type PasskeyRequest } from '@contracts/passkeys';
import type { z } from '@contracts/zod';

import { Bearer, createApiCall } from '@/shared/api';

const options = {
  request: () => ({ method: 'POST' as const, path: '/web-api/auth/passkey/options' }),
  contract: PasskeyOptionsAnswer,
  mapData: ({ data }: z.infer<typeof PasskeyOptionsAnswer>) => data,
};
/** POST passkey/options: what the browser needs to show the passkeys that it has for this site. */
export const passkeyOptionsFx = createApiCall(options);
/** The same, for the field in which the browser offers them by itself: no player waits, and a failure is not shown. */
export const autofillOptionsFx = createApiCall(options);

/** POST passkey: what the passkey signed opens the account. */
export const passkeySentFx = createApiCall({
  request: (body: z.infer<typeof PasskeyRequest>) => ({ method: 'POST', path: '/web-api/auth/passkey', body }),
  contract: AuthOk,
  mapData: ({ data }) => ({ userId: data.userId, token: new Bearer(data.token) }),
});
