import { useUnit } from 'effector-react';

import { sumFaultWords } from '@contracts/typed/fault-words';
import type { SumFault } from '@contracts/typed/sum';

import { $locale, useT } from '@/shared/i18n';

/** One sentence: what is wrong with the sum, or what to type in its place. `iso` empty: the sum is of no currency. */
export function FaultText({ fault, iso }: { fault: SumFault; iso: string }) {
  const t = useT();
  const { key, values } = sumFaultWords(fault, iso, useUnit($locale));
  return t(key, values);
}
