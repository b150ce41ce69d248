import { useUnit } from 'effector-react';

import { asksBic } from '@contracts/payments';

import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';
import { useFocusAfter } from '@/shared/ui/focus';

import { bankProblemText } from '../lib/texts';
import type { Terms } from '../lib/withdrawal';
import {
  $bank,
  $bankProblem,
  $isChanging,
  $isKeeping,
  bankChangePressed,
  bankFieldLeft,
  bankKept,
  bankTyped,
} from '../model/bank';
import { PayeeCard } from './payee-card';

/** The player's own bank account, which takes what no other way does. Its number is never shown again. Row PAY-10. */
export function BankAccount({ known }: { known: Terms['bankAccount'] }) {
  const t = useT();
  const [bank, problem, isChanging, isKeeping] = useUnit([$bank, $bankProblem, $isChanging, $isKeeping]);
  const [type, leave, keep, pressChange] = useUnit([bankTyped, bankFieldLeft, bankKept, bankChangePressed]);
  const place = useFocusAfter<HTMLElement>(known !== null && !isChanging);
  const errorOf = (name: 'iban' | 'bic') => {
    if (problem === 'failed') return name === 'iban' ? t('cashier.limit.failed') : undefined;
    return problem?.field === name ? t(bankProblemText(problem)) : undefined;
  };
  const field = (name: 'iban' | 'bic') => ({
    label: t(`withdraw.bank.${name}`),
    error: errorOf(name),
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
    maxLength: 120,
    value: bank[name],
    onValueChange: (text: string) => type({ [name]: text }),
    onBlur: () => leave(name),
  });
  return (
    <PayeeCard
      ref={place}
      title={t('withdraw.bank.title')}
      known={
        known === null || isChanging ? null : { name: `${known.country} •• ${known.last4}`, paidFrom: known.paidFrom }
      }
      onChange={pressChange}
      keepLabel={t('withdraw.bank.keep')}
      isKeeping={isKeeping}
      onKeep={keep}
    >
      <TextField {...field('iban')} message={t('withdraw.bank.text')} />
      {asksBic(bank.iban) && <TextField {...field('bic')} message={t('withdraw.bank.bic.text')} />}
    </PayeeCard>
  );
}
