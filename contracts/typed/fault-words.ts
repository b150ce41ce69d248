import { currencyFacts } from '../currencies.ts';
import { formatAmount } from '../sum-text.ts';
import type { SumFault } from './sum.ts';

type Words = {
  key: `sums.${'unreadable' | 'currency' | 'minus' | 'unclear' | 'whole' | 'decimals' | 'large'}`;
  values: Readonly<Record<string, string | number>>;
};

/** The sentence for a fault of a sum, and what is in it. `currency` empty: the sum is of none. */
export function sumFaultWords(fault: SumFault, currency: string, locale: string): Words {
  const { digits, first } = currencyFacts(currency);
  switch (fault.kind) {
    case 'unclear':
      return { key: 'sums.unclear', values: { large: fault.large, small: fault.small } };
    case 'decimals':
      return { key: digits === 0 ? 'sums.whole' : 'sums.decimals', values: { currency, digits } };
    case 'unreadable':
      return { key: 'sums.unreadable', values: { example: formatAmount(first, digits, locale) } };
    default:
      return { key: `sums.${fault.kind}`, values: { currency } };
  }
}
