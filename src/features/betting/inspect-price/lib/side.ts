import { outcomeTypes } from '@contracts/markets';

/** The line as the home side sees it: "home −1" and "away +1" are one book. */
export const handicapSide = ({ typeId, param = 0 }: { typeId: number; param?: number | undefined }): number =>
  (typeId === outcomeTypes.handicapHome ? param : -param) + 0;
