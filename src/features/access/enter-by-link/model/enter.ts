import { sample } from 'effector';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $language, $t } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { noticeShown } from '@/shared/lib/notices';
import { $location, hasLoginLink, loginLinkNames, navigateTo, withoutLoginLink } from '@/shared/routing';

import { loginByTokenFx, type LoginLink } from '../api/login-token';

/** The login link in an address, or null. */
function linkIn(search: string): LoginLink | null {
  const query = new URLSearchParams(search);
  const [methodId, token, sign] = loginLinkNames.map((name) => query.get(name) ?? '');
  return methodId && token && sign ? { methodId, token, sign } : null;
}

// A mail or the operator's auth app brought the player here. Spec: api §4, decision D-35.
sample({
  clock: appReady,
  source: { location: $location, isAuth: $isAuth, language: $language },
  filter: ({ location, isAuth }) => !isAuth && hasLoginLink(location.search),
  fn: ({ location, language }) => ({ ...(linkIn(location.search) ?? { methodId: '', token: '', sign: '' }), language }),
  target: loginByTokenFx,
});
sample({
  clock: appReady,
  source: $location,
  filter: ({ search }) => hasLoginLink(search),
  fn: (location) => ({ path: withoutLoginLink(location), replace: true }),
  target: navigateTo,
});
sample({
  clock: loginByTokenFx.doneData,
  filter: (entered) => entered !== null,
  target: sessionOpened,
});
// The account asks for its second step as well: the log-in page has the field.
sample({
  clock: loginByTokenFx.doneData,
  filter: (entered) => entered === null,
  fn: () => ({ path: '/login?step=two_step', replace: true }),
  target: navigateTo,
});
sample({
  clock: loginByTokenFx.fail,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('auth.error.wrong_code') }),
  target: noticeShown,
});
