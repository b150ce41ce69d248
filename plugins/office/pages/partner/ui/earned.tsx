import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type Partner, PartnerAnswer } from '@contracts/partner';

import { Card } from '../../../shared/card';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { useTaking } from '../../../shared/use-taking';

type EarnedProps = { path: string; partner: Partner; onTaken: (partner: Partner) => void };

/** What waits to be taken, and what was taken since the start. */
export function Earned({ path, partner, onTaken }: EarnedProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { take, taking, failure } = useTaking(PartnerAnswer, onTaken);
  const { available, paid, iso, isHeldBack, isVerified } = partner;
  const sum = moneyOf(available, iso, locale);
  return (
    <Card title={t('office.partner.earned')}>
      <Refused failure={failure} />
      <div className={css.head}>
        <p className={css.strong}>{t('office.cashback.available', { sum })}</p>
        <Button
          variant="primary"
          busy={taking !== null}
          disabled={available === 0 || isHeldBack || !isVerified}
          onClick={() => take(`${path}/take`, sum)}
        >
          {t('office.cashback.take')}
        </Button>
      </div>
      <p className={css.quiet}>{t('office.partner.paid', { sum: moneyOf(paid, iso, locale) })}</p>
    </Card>
  );
}
