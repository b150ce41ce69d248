import { createEffect, createStore } from 'effector';

import { writeCookie } from '@/shared/lib/cookie';
import { createGuard, pass } from '@/shared/routing';

import { referralCookies, type ReferralCookie } from '../lib/cookies';
import { readTags, type ReferralTags } from '../lib/tags';

/** Puts the cookies of one address away. */
const writeReferralFx = createEffect(({ cookies }: { cookies: readonly ReferralCookie[]; tags: ReferralTags }) => {
  for (const { name, value, lifeMs } of cookies) writeCookie(name, value, lifeMs);
});

/** Tags of this visit; they go with a registration. */
export const $referral = createStore<ReferralTags>({}).on(writeReferralFx, (known, { tags }) => ({
  ...known,
  ...tags,
}));

/** Keeps the tags of the address before any redirect can lose them. Spec: shell §4. */
export const referralGuard = createGuard({
  name: 'referral',
  check: async (_, { search, signal }) => {
    const cookies = referralCookies(search);
    if (cookies.length > 0 && !signal.aborted) await writeReferralFx({ cookies, tags: readTags(search) });
    return pass();
  },
});
