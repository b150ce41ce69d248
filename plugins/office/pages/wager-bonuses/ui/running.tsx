import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { WagerBonus } from '@contracts/bonuses';

import { GiveUp } from '../../../features/give-up-bonus';
import { Card } from '../../../shared/card';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** How far a bonus is, what counts for it, and what happens when it is not reached. */
export function Running({ bonus }: { bonus: WagerBonus }) {
  const { $t, $format, $oddsText } = useHost();
  const [t, format, oddsText] = useUnit([$t, $format, $oddsText]);
  const [isLeaving, setLeaving] = useState(false);
  const { product, iso, amount, required, done, held, own, endsAt, leastOdds } = bonus;
  const money = (sum: number) => moneyOf(sum, iso, format.locale);
  const until = momentOf(endsAt, format);
  const staked = t('office.bonus.staked', { done: money(done), of: money(required), left: money(required - done) });
  const name = t(`office.bonus.${product}`, { sum: money(amount) });
  return (
    <Card title={name}>
      <p className={css.quiet}>{t('office.bonus.until', { time: until })}</p>
      <div className={css.limit}>
        <meter className={css.meter} min={0} max={required} value={done} aria-label={name} aria-valuetext={staked} />
        <span className={css.quiet}>{staked}</span>
      </div>
      <Note tone="quiet" title={t('office.bonus.else', { time: until, sum: money(held) })}>
        {t('office.bonus.own', { sum: money(own) })}
      </Note>
      <p className={css.quiet}>{t(`office.bonus.counts.${product}`, { odds: oddsText(leastOdds) })}</p>
      {isLeaving ? (
        <GiveUp bonus={bonus} onClose={() => setLeaving(false)} />
      ) : (
        <div className={css.actions}>
          <Button onClick={() => setLeaving(true)}>{t('office.bonus.giveUp')}</Button>
        </div>
      )}
    </Card>
  );
}
