import { currencyFacts } from '../../contracts/currencies.ts';
import type { LedgerAccount } from '../ledger/index.ts';

/** What the payment provider counts and speaks, as its documents list it. ISO 4217 and our own codes say something else. */

/** Currencies that it counts in whole units. */
const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Currencies without smaller coins that it still counts in hundredths. */
const hundredths = new Set(['ISK', 'UGX']);
/** Of these currencies only whole units are paid out, although hundredths can be paid in. */
const wholeOut = new Set(['HUF', 'TWD']);

/** Digits behind the point that its smallest unit has. */
export function providerDigits(iso: string): number {
  if (whole.has(iso)) return 0;
  return hundredths.has(iso) ? 2 : currencyFacts(iso).digits;
}

/**
 * Is its smallest unit ours? Others are not offered: a sum would be a hundredfold, or no sum at all. For currencies of
 * three digits the last digit must be 0.
 */
export const isCardCurrency = (iso: string): boolean =>
  providerDigits(iso) === currencyFacts(iso).digits && providerDigits(iso) <= 2;

/** Payouts are multiples of this, minor units. Report R-C3. */
export const stepOut = ({ iso }: Pick<LedgerAccount, 'iso'>): number => (wholeOut.has(iso) ? 100 : 1);

/** Languages of its pages that a player of ours may have. */
const locales = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(' '),
);
const named: Readonly<Record<string, string>> = { hi: 'hi-IN', no: 'nb' };

/** The name of a language on its pages. `auto`: the payer's browser decides. Report R-C4. */
export const providerLocale = (language: string): string =>
  named[language] ?? (locales.has(language) ? language : 'auto');
