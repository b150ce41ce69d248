import type { Ban } from '@contracts/ban';
import type { DisplayChoices } from '@contracts/display';

/** What the rules of the pages need to know of the player. */
export type Player = {
  ban: Ban;
  /** Players who arrive from the mobile app for the bonus of an identification. */
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
  /** The site wants them to move to an account of their own: the name of that transfer. */
  transferRequest?: string | null;
  /** They want dots in place of their sums. */
  hidesBalance?: boolean;
  /** How they want the page to look, wherever they sign in. */
  display?: DisplayChoices;
  /** Ids of teams and competitions that they marked. */
  favourites?: Readonly<Record<'teams' | 'champs', readonly number[]>>;
  /** Sports that they want in no list, by zone and id. */
  hiddenSports?: Readonly<Record<'line' | 'live', readonly number[]>>;
};
