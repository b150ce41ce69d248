import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Partner } from '@contracts/partner';

import { useAct } from '../../../../sdk/act';
import { Card } from '../../../shared/card';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { path, taking } from '../model/partner';

/** What waits to be taken, and what was taken since the start. */
export function Earned({ partner }: { partner: Partner }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { start, pending, refusal } = useAct(taking);
  const { available, paid, iso, isHeldBack, isVerified } = partner;
  const sum = moneyOf(available, iso, locale);
  return (
    <Card title={t('office.partner.earned')}>
      <Refused refusal={refusal} />
      <div className={css.head}>
        <p className={css.strong}>{t('office.cashback.available', { sum })}</p>
        <Button
          variant="primary"
          busy={pending !== null}
          disabled={available === 0 || isHeldBack || !isVerified}
          onClick={() => start({ path: `${path}/take`, said: t('office.cashback.taken', { sum }) })}
        >
          {t('office.cashback.take')}
        </Button>
      </div>
      <p className={css.quiet}>{t('office.partner.paid', { sum: moneyOf(paid, iso, locale) })}</p>
    </Card>
  );
}
