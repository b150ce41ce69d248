import { openBanLevel } from '@contracts/constants';

export type Ban = { level: number; version: number };

/** What the rules of the pages need to know of the player. */
export type Player = {
  ban: Ban;
  /** They come from the mobile app for the bonus of an identification. */
  hasIdentificationBonus: boolean;
  /** How long the player's own limit still lets them stay; null without a limit. May be a fraction. */
  sessionHoursLeft?: number | null;
  /** They must verify themselves before they deposit. */
  verifiesOnDeposit: boolean;
  isSelfExcluded: boolean;
  /** A break of their own keeps them from deposits. */
  isDepositClosed?: boolean;
  /** The backend's number; 0: not begun. */
  verificationStatus: number;
};

/** Spec: coupon §4, BAN-01. */
export const isBanned = ({ level }: Ban): boolean => level > 0;

/** Players with these ban levels may still withdraw their money. Spec: shell §9, BAN-03. */
export const mayDeduce = ({ level, version }: Ban): boolean =>
  level === (version === 1 ? openBanLevel.first : openBanLevel.others);
