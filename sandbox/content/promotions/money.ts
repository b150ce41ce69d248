import { toWire } from '../../account/wire.ts';

/** A sum as the page writes it: "1,250 $", "62.50 $". `minor`: minor units of `iso`. */
export function moneyText(minor: number, iso: string, language: string): string {
  const sum = toWire(minor, iso);
  const options = { style: 'currency', currency: iso, numberingSystem: 'latn' } as const;
  const digits = Number.isInteger(sum) ? { minimumFractionDigits: 0 } : {};
  const number = new Intl.NumberFormat(language, { ...options, ...digits })
    .formatToParts(sum)
    .filter(({ type }) => type !== 'currency' && type !== 'literal');
  const symbol = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'narrowSymbol' })
    .formatToParts(sum)
    .find(({ type }) => type === 'currency')?.value;
  const text = `${number.map(({ value }) => value).join('')}\u00a0${symbol ?? iso}`;
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}
