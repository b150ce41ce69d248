import { openBanLevel } from './constants.ts';

/** `level` 0: not banned. */
export type Ban = { level: number; version: number };

/** Spec: coupon §4, BAN-01. */
export const isBanned = ({ level }: Ban): boolean => level > 0;

/** Players with these ban levels may still withdraw their money. Spec: shell §9, BAN-03. */
export const mayDeduce = ({ level, version }: Ban): boolean =>
  level === (version === 1 ? openBanLevel.first : openBanLevel.others);
