import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $cashAccount, $mainIso } from '@/entities/account';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { ErrorState } from '@/shared/ui/error-state';
import { useFocusAfter } from '@/shared/ui/focus';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';
import { AccountStates } from '@/widgets/account-state';

import { $isLimitDone } from '../model/choice';
import { $debt } from '../model/debt';
import { depositOpened } from '../model/opened';
import { $hasFailed, $methods } from '../model/page';
import { $hasPaymentFailed, $payment, $paymentId } from '../model/payment';
import { LimitFirst } from './limit-first';
import { PayForm } from './pay-form';
import { PaymentCard } from './payment-card';
import { Recent } from './recent';

/** What the next deposit pays before anything else. Row PAY-44. */
function Owed() {
  const t = useT();
  const [{ owed }, locale] = useUnit([$debt, $locale]);
  return owed.map(({ minor, iso }) => (
    <Note key={iso} tone="warning" icon="warning">
      {t('cashier.owed', { sum: formatMoney(minor, iso, locale) })}
    </Note>
  ));
}

/** Path: /office/recharge. The player pays in. It belongs to the host: no app is needed for it. */
export function DepositPage() {
  const t = useT();
  const [account, mainIso, methods, isChosen, hasFailed] = useUnit([
    $cashAccount,
    $mainIso,
    $methods,
    $isLimitDone,
    $hasFailed,
  ]);
  const [payment, paymentId, hasPaymentFailed, opened] = useUnit([
    $payment,
    $paymentId,
    $hasPaymentFailed,
    depositOpened,
  ]);
  useEffect(() => {
    opened();
  }, [opened]);
  const step = useFocusAfter(isChosen);
  const isReady = account !== null && methods !== null && isChosen !== null;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-recharge')}</h1>
        <p className={css.quiet}>{t('cashier.lead')}</p>
      </header>
      <AccountStates />
      <Owed />
      {paymentId !== null && payment?.id === paymentId && <PaymentCard deposit={payment} />}
      {paymentId !== null && hasPaymentFailed && <Note tone="warning">{t('cashier.lost')}</Note>}
      {!isReady && hasFailed && (
        <ErrorState title={t('cashier.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {!isReady && !hasFailed && <Waiting />}
      {isReady && !isChosen && <LimitFirst iso={mainIso ?? account.iso} />}
      {isReady && isChosen && (
        <div ref={step}>
          <PayForm account={account} methods={methods} />
        </div>
      )}
      <Recent />
    </div>
  );
}
