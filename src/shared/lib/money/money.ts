import { currencyFacts } from '@contracts/currencies';
import type { Minor } from '@contracts/maths/index';

import { formatSum } from './format-sum';

/** "634.20 ₽", and "150 ₽" for a whole sum. `currency`: its code; `language`: a BCP 47 tag. */
export const formatMoney = (minor: Minor, currency: string, language: string): string =>
  formatSum(minor, currencyFacts(currency), language);
