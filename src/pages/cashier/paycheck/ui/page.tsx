import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { $payment, $paymentId, $trouble, receiptLeft, receiptOpened } from '../model/receipt';
import { NoPayment } from './no-payment';
import { Receipt } from './receipt';

/** The receipt, or why there is none yet. */
function Sheet() {
  const t = useT();
  const [payment, trouble, opened] = useUnit([$payment, $trouble, receiptOpened]);
  if (trouble === 'lost') return <NoPayment title={t('payments.receipt.lost')} />;
  if (payment !== null) return <Receipt payment={payment} />;
  if (trouble === null) return <Waiting />;
  return (
    <ErrorState title={t('payments.receipt.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
  );
}

/**
 * Path: /office/paycheck. The receipt of the payment that the address names; without one it asks for nothing and says where receipts
 * are. Rows PAY-13, ROUTE-124.
 */
export function PaycheckPage() {
  const t = useT();
  const [id, opened, left] = useUnit([$paymentId, receiptOpened, receiptLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('page.title.office-paycheck')}</h1>
      {id === null && <NoPayment title={t('payments.paycheck')}>{t('payments.paycheck.text')}</NoPayment>}
      {id !== null && <Sheet />}
    </div>
  );
}
