import { openBanLevel } from '@contracts/constants';

export type Ban = { level: number; version: number };

/** What the pages' rules ask of a player. */
export type Player = {
  ban: Ban;
  /** Comes from the mobile app for the bonus of an identification. */
  hasIdentificationBonus: boolean;
  /** How long he may still stay by his own limit; null where he set none. A fraction is allowed. */
  sessionHoursLeft?: number | null;
  /** Is asked to verify himself before he deposits. */
  verifiesOnDeposit: boolean;
  isSelfExcluded: boolean;
  /** Number of the backend; 0 is not begun. */
  verificationStatus: number;
};

/** Spec: coupon §4, BAN-01. */
export const isBanned = ({ level }: Ban): boolean => level > 0;

/** Levels that may still take their money out. Spec: shell §9, BAN-03. */
export const mayDeduce = ({ level, version }: Ban): boolean =>
  level === (version === 1 ? openBanLevel.first : openBanLevel.others);
