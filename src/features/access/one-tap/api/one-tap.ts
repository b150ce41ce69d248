import { OneTapAnswer, OneTapClientAnswer } from '@contracts/auth';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/social-api/oauth/google-one-tap';

/**
 * GET …/clientId: the name by which the provider knows this site. When this fails, the log says so and the site offers
 * nothing. Spec: shell §7.
 */
export const clientQuery = createApiQuery({
  request: () => ({ path: `${path}/clientId` }),
  contract: OneTapClientAnswer,
  mapData: ({ clientId }) => clientId,
});

export type OneTap = { credential: string; language: string; currency: string; countryId: string };

function formOf(fields: OneTap): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** POST, multipart. The answer says where to go next. Spec: shell §7. */
export const oneTapMutation = createApiMutation({
  request: (fields: OneTap) => ({ method: 'POST' as const, path, body: formOf(fields) }),
  contract: OneTapAnswer,
  mapData: ({ redirectUrl }) => redirectUrl,
  notifies: true,
});
