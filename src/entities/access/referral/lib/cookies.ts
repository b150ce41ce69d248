import { dayMs } from '@/shared/lib/cookie';

import { readTags } from './tags';

export type ReferralCookie = { name: string; value: string; lifeMs: number };

const acceptable = /^[A-Za-z0-9_.-]{1,128}$/;

/** How long each cookie lives. Spec: shell §9. */
const lifeMs = {
  ref: 60 * dayMs,
  bf: dayMs,
  tag: 60 * dayMs,
  btag: 60 * dayMs,
  qtag: 60 * dayMs,
  /** The specification names no lifetime for these tags, so they get its default. */
  others: dayMs,
  subid: 60 * dayMs,
  shortLink: 3_600_000,
  partner: 30 * dayMs,
  partnerWithTag: 60 * dayMs,
  postback: 30 * dayMs,
  noPostback: 4000,
} as const;

/**
 * The cookies for an address; each name alone leaves its own. `partner_id`: decision D-39; `pb_check`, which may be in
 * addition to any of them: decision D-40. Spec: shell §9.
 */
export function referralCookies(search: string): ReferralCookie[] {
  const tags = readTags(search);
  const query = new URLSearchParams(search);
  const plain = (name: string) => {
    const value = query.get(name);
    return value !== null && acceptable.test(value) ? value : null;
  };
  const named = (name: string, life: number): ReferralCookie[] => {
    const value = plain(name);
    return value === null ? [] : [{ name, value, lifeMs: life }];
  };
  const hasTag = tags.tag !== undefined || tags.btag !== undefined;
  const ofTags = Object.entries(tags).map(([name, value]) => ({
    name,
    value,
    lifeMs: name === 'bf' || name === 'tag' || name === 'btag' || name === 'qtag' ? lifeMs[name] : lifeMs.others,
  }));
  const cookies = [
    ...ofTags,
    ...named('ref', lifeMs.ref),
    ...named('subid', lifeMs.subid),
    ...named('short_link', lifeMs.shortLink),
    ...named('partner_id', hasTag ? lifeMs.partnerWithTag : lifeMs.partner),
  ];
  const pb = plain('pb');
  if (pb !== null) return [...cookies, { name: 'pb_check', value: pb, lifeMs: lifeMs.postback }];
  return cookies.length === 0 ? [] : [...cookies, { name: 'pb_check', value: '0', lifeMs: lifeMs.noPostback }];
}
