import type { RouteMeta } from '@/shared/routing';

/** `isAgreed`: the player has agreed to the newest terms. `updatedAt`: since when they hold, epoch ms. */
export type Agreement = { isAgreed: boolean; updatedAt: number };

/** Terms that are newer than those that were agreed to. `confirmedAt`: what this player agreed to here. Spec: SESS-29. */
export const areChanged = ({ isAgreed, updatedAt }: Agreement, confirmedAt: number | null): boolean =>
  !isAgreed || (confirmedAt !== null && updatedAt > confirmedAt);

export const confirmPath = '/confirm-terms';

/** The terms must be readable, and help be there, for who has not agreed yet; a ban comes first. Decision D-37. */
export const isExempt = ({ exempt = [], flags = [] }: RouteMeta): boolean =>
  exempt.includes('terms') || flags.length > 0;
