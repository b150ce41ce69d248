import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Cashback } from '@contracts/cashback';

import { useAct } from '../../../../sdk/act';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { taking } from '../model/take';

type TakeCashbackProps = { path: string; cashback: Cashback };

/** What can be taken now, or when there may be something, or why there is nothing. */
export function TakeCashback({ path, cashback }: TakeCashbackProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { start, pending, refused } = useAct(taking);
  const address = `${path}/take`;
  const sum = moneyOf(cashback.available, cashback.iso, format.locale);
  if (cashback.isHeldBack) return <Note tone="info">{t('office.bonus.heldBackText')}</Note>;
  return (
    <>
      <Refused refusal={refused?.params.path === address ? refused.failure : null} />
      <div className={css.head}>
        <p className={css.strong}>{t('office.cashback.available', { sum })}</p>
        <Button
          variant="primary"
          busy={pending !== null}
          disabled={cashback.available === 0}
          onClick={() => start({ path: address, said: t('office.cashback.taken', { sum }) })}
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
