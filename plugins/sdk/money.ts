const rightToLeft = /^(ar|fa|he|ur)\b/;

/**
 * A sum as the player reads it, written as on every page of the host: "634.20 ₽", "150 ₽" for a whole one. `sum`: units of
 * the currency. In a right-to-left sentence it still reads left to right.
 */
export function moneyOf(sum: number, iso: string, locale: string): string {
  const options = { style: 'currency', currency: iso, numberingSystem: 'latn' } as const;
  const digits = Number.isInteger(sum) ? { minimumFractionDigits: 0 } : {};
  const number = new Intl.NumberFormat(locale, { ...options, ...digits })
    .formatToParts(sum)
    .filter(({ type }) => type !== 'currency' && type !== 'literal');
  // Languages add the country to signs of foreign money; the host never does.
  const symbol = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'narrowSymbol' })
    .formatToParts(sum)
    .find(({ type }) => type === 'currency')?.value;
  const text = `${number.map(({ value }) => value).join('')}\u00a0${symbol ?? iso}`;
  return rightToLeft.test(locale) ? `\u2066${text}\u2069` : text;
}
