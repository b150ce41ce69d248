import type { ComponentType } from 'react';

import type { Translate } from '@/shared/i18n';

import type { BonusRound } from '../lib/round';

/** `round` null: the board waits for a choice. `money`: a sum in units of the ticket, as text. */
export type BoardProps = {
  picks: readonly number[];
  change: (picks: readonly number[]) => void;
  round: BonusRound | null;
  isMoving: boolean;
  isBusy: boolean;
  money: (units: number) => string;
};

/** One game on this page: its board, and what a round drew, in words for everybody; null where the board says all. */
export type BonusPart = {
  Board: ComponentType<BoardProps>;
  told: (t: Translate, round: BonusRound) => string | null;
};
