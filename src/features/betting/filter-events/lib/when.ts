import type { Zone } from '@contracts/feed';

import { type GameInfo, isLiveGame } from '@/entities/game';

/** Each value is also a text key: `sport.when.<value>`. Spec: coupon §3 "Time filter options". */
export const whens = ['all', 'upcoming', 'first', 'second', 'recommended'] as const;
export type When = (typeof whens)[number];

const lineWhens: readonly When[] = ['all', 'upcoming', 'recommended'];
const liveWhens: readonly When[] = ['all', 'first', 'second', 'recommended'];

/**
 * The choices that fit a list: games before the start have no halves, and a live list has upcoming games only when the
 * player lets them in.
 */
export function whensOf(zone: Zone, hasUpcoming: boolean): readonly When[] {
  if (zone === 'line') return lineWhens;
  return hasUpcoming ? whens : liveWhens;
}

/** The site puts this game on its top page. */
const isRecommended = ({ pageTypes }: GameInfo) => pageTypes.includes('top');

/** `soonUntil`: the latest start that counts as upcoming, epoch seconds. */
export function isWhen(game: GameInfo, when: When, soonUntil: number): boolean {
  switch (when) {
    case 'all':
      return true;
    case 'upcoming':
      return !isLiveGame(game) && game.startAt <= soonUntil;
    case 'first':
      return isLiveGame(game) && game.period === 1;
    case 'second':
      return isLiveGame(game) && game.period === 2;
    case 'recommended':
      return isRecommended(game);
  }
}
