import { OUTCOME } from '@contracts/markets';

/** The line from the home side's point of view: "home −1" and "away +1" are one book. */
export const handicapSide = ({ typeId, param = 0 }: { typeId: number; param?: number | undefined }): number =>
  (typeId === OUTCOME.handicapHome ? param : -param) + 0;
