import type { RouteMeta } from '@/shared/routing';

/** `isAgreed`: the player has agreed to the newest terms. `updatedAt`: since when these terms hold, epoch ms. */
export type Agreement = { isAgreed: boolean; updatedAt: number };

/**
 * Are the terms newer than those that the player agreed to? `confirmedAt`: the terms that they agreed to here. Spec:
 * SESS-29.
 */
export const areChanged = ({ isAgreed, updatedAt }: Agreement, confirmedAt: number | null): boolean =>
  !isAgreed || (confirmedAt !== null && updatedAt > confirmedAt);

export const confirmPath = '/confirm-terms';

/** Players who have not agreed yet must be able to read the terms and get help. A ban comes first. Decision D-37. */
export const isExempt = ({ exempt = [], flags = [] }: RouteMeta): boolean =>
  exempt.includes('terms') || flags.length > 0;
