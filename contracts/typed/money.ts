import { currencyFacts } from '../currencies.ts';
import type { Minor } from '../maths/types.ts';
import { readSum } from './sum.ts';

/** The sum alone. Null: nothing, or nothing that is a sum of that currency. */
export const parseMoney = (typed: string, currency: string, locale: string): Minor | null =>
  readSum(typed, currencyFacts(currency), locale).minor;
