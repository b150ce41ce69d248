import { buttonLook, Link, Note, Segmented } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { DepositBonus } from '@contracts/bonuses';
import { z } from '@contracts/zod';

import { Card } from '../../../shared/card';
import { useMayDeposit } from '../../../shared/may-deposit';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';

const types = ['none', 'sport', 'casino'] as const;

/** The terms first, then the choice. Nothing is chosen for anybody. */
export function Offer({ offer }: { offer: DepositBonus }) {
  const { office, notify, $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const mayDeposit = useMayDeposit();
  const [chosen, setChosen] = useState(offer.chosen);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (value: number) => {
    const before = chosen;
    setChosen(value);
    setFailure(null);
    office.send('PATCH', '/office-api/v1/settings', z.unknown(), { name: 'first_deposit_bonus_type', value }).then(
      () => notify({ kind: 'success', text: t('main_save_success') }),
      (refusal: unknown) => {
        setChosen(before);
        setFailure(messageOf(refusal as OfficeFailure, t('office.notSaved')));
      },
    );
  };
  const facts = [
    ['most', moneyOf(offer.most, offer.iso, locale)],
    ['wager', t('office.bonus.times', { times: offer.wager })],
    ['odds', offer.leastOdds.toFixed(2)],
    ['days', t('office.bonus.forDays', { count: offer.days })],
  ] as const;
  return (
    <Card title={t('office.bonus.first', { percent: offer.percent })}>
      <p className={css.quiet}>{t('office.bonus.firstText', { percent: offer.percent })}</p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{t(`office.bonus.term.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure}
        </Note>
      )}
      <div className={css.head}>
        <Segmented
          label={t('office.settings.firstDeposit')}
          options={types.map((name, value) => ({ value: String(value), label: t(`office.settings.bonus.${name}`) }))}
          value={String(chosen)}
          onValueChange={(value) => choose(Number(value))}
        />
        {mayDeposit && (
          <Link to="/office/recharge" className={buttonLook({ variant: 'secondary' })}>
            {t('office.overview.deposit')}
          </Link>
        )}
      </div>
    </Card>
  );
}
