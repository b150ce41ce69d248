import type { AccountState } from '@contracts/account-state';

/** Those that a page knows at once. Each has a text, `states.<state>`. */
export type KnownState = Exclude<AccountState, 'limited' | 'timed'>;

type Known = {
  isBanned: boolean;
  isFrozen: boolean;
  isExcluded: boolean;
  isDepositClosed: boolean;
  transferRequest: string | null;
};

/**
 * What keeps an account from what others can do, the gravest first. The coupon tells an exclusion among its own reasons, so it wants
 * `frozen` and `transfer` alone.
 */
export function statesOf({ isBanned, isFrozen, isExcluded, isDepositClosed, transferRequest }: Known): KnownState[] {
  const is: Record<KnownState, boolean> = {
    banned: isBanned,
    frozen: isFrozen,
    excluded: isExcluded,
    resting: isDepositClosed && !isExcluded,
    transfer: transferRequest !== null,
  };
  return (Object.keys(is) as KnownState[]).filter((state) => is[state]);
}

export const ofCoupon = (states: readonly KnownState[]): KnownState[] =>
  states.filter((state) => state === 'frozen' || state === 'transfer');
