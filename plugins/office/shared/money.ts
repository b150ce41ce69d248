/** A sum as the player reads it. `sum`: units of the currency. */
export const moneyOf = (sum: number, iso: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  }).format(sum);
