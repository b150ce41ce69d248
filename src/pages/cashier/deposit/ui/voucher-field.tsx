import { useUnit } from 'effector-react';
import { useState } from 'react';

import { errorCodes } from '@contracts/common';
import { readVoucher } from '@contracts/payments';

import type { Account } from '@/entities/account';
import { timeWords } from '@/entities/cashier/payment';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { TextField } from '@/shared/ui/field';

import { $form, formChanged } from '../model/form';
import { $quote, $voucherRefusal } from '../model/quote';
import * as own from './page.css';

/** The code of a voucher, checked as it is typed: a wrong digit costs none of the few tries. Row PAY-10. */
export function VoucherField({ account }: { account: Account }) {
  const t = useT();
  const [{ voucher }, quote, refusal, locale, change] = useUnit([
    ...([$form, $quote, $voucherRefusal, $locale, formChanged] as const),
  ]);
  const [isLeft, setLeft] = useState(false);
  const read = readVoucher(voucher);
  const problem = 'problem' in read ? read.problem : null;
  const refused = () => {
    if (refusal === null) return undefined;
    if (refusal.code === errorCodes.tooMany)
      return t('cashier.voucher.many', { time: timeWords(refusal.waitMs, locale) });
    if (refusal.code === errorCodes.voucherUsed) return t('cashier.voucher.used');
    return t(refusal.code === errorCodes.voucherUnknown ? 'cashier.voucher.unknown' : 'cashier.voucher.failed');
  };
  const isShown = problem === 'digit' || (problem === 'length' && isLeft && voucher.trim() !== '');
  return (
    <TextField
      className={own.under}
      label={t('cashier.voucher.code')}
      message={
        quote === null
          ? t('cashier.voucher.text')
          : t('cashier.voucher.right', { sum: formatMoney(quote.minor, account.iso, locale) })
      }
      error={isShown ? t(`cashier.voucher.${problem}`) : refused()}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={120}
      value={voucher}
      onBlur={() => setLeft(true)}
      onValueChange={(text) => {
        setLeft(false);
        change({ voucher: text });
      }}
    />
  );
}
