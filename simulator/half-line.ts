import { outcomeTypes as O } from '../contracts/markets.ts';
import type { MarketKey } from './ids.ts';

/** Whole and quarter lines give back the stake, or a part of it; a bet of several has one answer. */
export const hasHalfLine = ({ typeId, param }: MarketKey): boolean =>
  typeId === O.yes || typeId === O.no || param === null || Math.abs(param % 1) === 0.5;
