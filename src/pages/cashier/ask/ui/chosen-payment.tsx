import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { pathOf } from '../lib/step';
import { $hasNoPayment, $payment } from '../model/payments';
import { $step } from '../model/step';
import { PaymentLine } from './payment-line';

/** Which payment the request is about, and the way to another one. */
export function ChosenPayment() {
  const t = useT();
  const [step, payment, hasNone] = useUnit([$step, $payment, $hasNoPayment]);
  const isWanted = step.transactionId !== null;
  return (
    <>
      <div className={css.line} aria-busy={isWanted && payment === null && !hasNone}>
        {payment === null ? <span>{t('requests.noneChosen')}</span> : <PaymentLine payment={payment} />}
        <AppLink className={buttonLook({ size: 'sm' })} to={pathOf({ ...step, transactionId: null, isChoosing: true })}>
          {t(payment === null ? 'requests.choose' : 'requests.chooseOther')}
        </AppLink>
      </div>
      {hasNone && (
        <Note tone="danger" icon="danger" role="alert">
          {t('requests.noPayment')}
        </Note>
      )}
    </>
  );
}
