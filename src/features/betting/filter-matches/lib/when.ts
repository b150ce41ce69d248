import type { Zone } from '@contracts/feed';

import { isLiveMatch, type MatchInfo } from '@/entities/match';

/** Each value is also a text key: `sport.when.<value>`. Spec: coupon §3 "Time filter options". */
export const whens = ['all', 'upcoming', 'first', 'second', 'recommended'] as const;
export type When = (typeof whens)[number];

const lineWhens: readonly When[] = ['all', 'upcoming', 'recommended'];
const liveWhens: readonly When[] = ['all', 'first', 'second', 'recommended'];

/**
 * The choices that fit a list: matches before the start have no halves, and a live list has upcoming matches only when the
 * player lets them in.
 */
export function whensOf(zone: Zone, hasUpcoming: boolean): readonly When[] {
  if (zone === 'line') return lineWhens;
  return hasUpcoming ? whens : liveWhens;
}

/** The site puts this match on its top page. */
const isRecommended = ({ pageTypes }: MatchInfo) => pageTypes.includes('top');

/** `soonUntil`: the latest start that counts as upcoming, epoch seconds. */
export function isWhen(match: MatchInfo, when: When, soonUntil: number): boolean {
  switch (when) {
    case 'all':
      return true;
    case 'upcoming':
      return !isLiveMatch(match) && match.startAt <= soonUntil;
    case 'first':
      return isLiveMatch(match) && match.period === 1;
    case 'second':
      return isLiveMatch(match) && match.period === 2;
    case 'recommended':
      return isRecommended(match);
  }
}
