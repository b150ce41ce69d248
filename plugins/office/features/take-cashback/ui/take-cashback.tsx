import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type Cashback, CashbackAnswer } from '@contracts/cashback';

import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { useTaking } from '../../../shared/use-taking';

type TakeCashbackProps = { path: string; cashback: Cashback; onTaken: (cashback: Cashback) => void };

/** What can be taken now, or when there may be something, or why there is nothing. */
export function TakeCashback({ path, cashback, onTaken }: TakeCashbackProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { take, taking, failure } = useTaking(CashbackAnswer, onTaken);
  const sum = moneyOf(cashback.available, cashback.iso, format.locale);
  if (cashback.isHeldBack) return <Note tone="info">{t('office.bonus.heldBackText')}</Note>;
  return (
    <>
      <Refused failure={failure} />
      <div className={css.head}>
        <p className={css.strong}>{t('office.cashback.available', { sum })}</p>
        <Button
          variant="primary"
          busy={taking !== null}
          disabled={cashback.available === 0}
          onClick={() => take(`${path}/take`, sum)}
        >
          {t('office.cashback.take')}
        </Button>
      </div>
      <p className={css.quiet}>
        {t(`office.cashback.next.${cashback.period}`, { time: momentOf(cashback.nextAt, format) })}
      </p>
    </>
  );
}
