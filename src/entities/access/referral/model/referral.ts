import { createEffect, createStore } from 'effector';

import { writeCookie } from '@/shared/lib/cookie';
import { createGuard } from '@/shared/routing';

import { type ReferralCookie, referralCookies } from '../lib/cookies';
import { readTags, type ReferralTags } from '../lib/tags';

/** Writes the cookies for one address. */
const writeReferralFx = createEffect(({ cookies }: { cookies: readonly ReferralCookie[]; tags: ReferralTags }) => {
  for (const { name, value, lifeMs } of cookies) writeCookie(name, value, lifeMs);
});

/** Tags of this visit. A registration sends them along. */
export const $referral = createStore<ReferralTags>({}).on(writeReferralFx, (known, { tags }) => ({
  ...known,
  ...tags,
}));

/** Keeps the tags of the address before a redirect can lose them. Spec: shell §4. */
export const referralGuard = createGuard({
  name: 'referral',
  enter: async (_, { search, signal }) => {
    const cookies = referralCookies(search);
    if (cookies.length > 0 && !signal.aborted) await writeReferralFx({ cookies, tags: readTags(search) });
  },
});
