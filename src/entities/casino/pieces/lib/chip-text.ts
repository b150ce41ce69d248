import { currencyFacts } from '@contracts/currencies';

/** A sum as short as a chip has room for it: 0.1, 50, 12K. */
export const chipText = (minor: number, iso: string, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(
    minor / 10 ** currencyFacts(iso).digits,
  );
