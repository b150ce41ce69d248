import { readSum, type SumFault, type SumOf } from '@/shared/lib/money';
import { createPartView } from '@/shared/part';

/** Says what is wrong with a typed sum. Its texts load with the first fault. */
export const SumFaultText = createPartView({
  name: 'what is wrong with a sum',
  load: () => import('./fault-text'),
  texts: ['sums'],
  view: (module) => module.FaultText,
});

/** Null: the text is a sum, or nothing was typed. */
export const faultOf = (typed: string, of: SumOf, locale: string): SumFault | null => readSum(typed, of, locale).fault;
