import { sample } from 'effector';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $language, $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';
import { appReady } from '@/shared/lib/lifecycle';
import { $location, navigateTo } from '@/shared/routing';

import { loginByTokenFx, type LoginLink } from '../api/login-token';

const names = ['method_id', 'token', 'sign'] as const;

/** The link in an address, or null. */
function linkIn(search: string): LoginLink | null {
  const query = new URLSearchParams(search);
  const [methodId, token, sign] = names.map((name) => query.get(name) ?? '');
  return methodId && token && sign ? { methodId, token, sign } : null;
}

/** The address without its link: it must neither be kept nor shared. */
function withoutLink({ path, search, hash }: { path: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return `${path}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
}

// A mail or the operator's auth app brought the player here. Spec: api §4, decision D-35.
sample({
  clock: appReady,
  source: { location: $location, isAuth: $isAuth, language: $language },
  filter: ({ location, isAuth }) => !isAuth && linkIn(location.search) !== null,
  fn: ({ location, language }) => ({ ...(linkIn(location.search) ?? { methodId: '', token: '', sign: '' }), language }),
  target: loginByTokenFx,
});
sample({
  clock: appReady,
  source: $location,
  filter: ({ search }) => linkIn(search) !== null,
  fn: (location) => ({ path: withoutLink(location), replace: true }),
  target: navigateTo,
});
sample({ clock: loginByTokenFx.doneData, target: sessionOpened });
sample({
  clock: loginByTokenFx.fail,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('auth.error.wrong_code') }),
  target: noticeShown,
});
