import { buttonLook, Link, Segmented } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { DepositBonus } from '@contracts/bonuses';

import { useAct } from '../../../../sdk/act';
import { Card } from '../../../shared/card';
import { useMayDeposit } from '../../../shared/may-deposit';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { $chosen, choosing } from '../model/choose';

const types = ['none', 'sport', 'casino'] as const;

/** The terms first, then the choice. Nothing is chosen for anybody. */
export function Offer({ offer }: { offer: DepositBonus }) {
  const { $t, $format, $oddsText } = useHost();
  const [t, { locale }, oddsText] = useUnit([$t, $format, $oddsText]);
  const { [offer.iso]: chosen = offer.chosen } = useUnit($chosen);
  const mayDeposit = useMayDeposit();
  const { start, refused } = useAct(choosing);
  const choose = (value: number) => start({ iso: offer.iso, value, before: chosen, said: t('main_save_success') });
  const facts = [
    ['most', moneyOf(offer.most, offer.iso, locale)],
    ['wager', t('office.bonus.times', { times: offer.wager })],
    ['odds', oddsText(offer.leastOdds)],
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
      <Refused refusal={refused?.params.iso === offer.iso ? refused.failure : null} />
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
