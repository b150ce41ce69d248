import { z } from '@contracts/zod';

import { createApiMutation } from '@/shared/api';

/** POST /web-api/registration/save-credentials: login and password by mail. Option 2 is the only one that is a call. Row REG-08. */
export const mailCredentials = createApiMutation({
  request: (email: string) => ({
    method: 'POST',
    path: '/web-api/registration/save-credentials',
    body: { option: 2, email },
  }),
  contract: z.unknown(),
  mapData: () => undefined,
});
