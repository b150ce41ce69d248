import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';

import type { WagerBonus } from '@contracts/bonuses';

import { useAct } from '../../../../sdk/act';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { givingUp } from '../model/give-up';

type GiveUpProps = { bonus: WagerBonus; onClose: () => void };

/** Says what goes and what stays before a bonus is given up. */
export function GiveUp({ bonus, onClose }: GiveUpProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { start, pending, refused } = useAct(givingUp);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const money = (sum: number) => moneyOf(sum, bonus.iso, locale);
  const facts = [
    ['goes', -bonus.held],
    ['stays', bonus.own],
    ['staked', bonus.done],
  ] as const;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 className={css.title} id={id} ref={heading} tabIndex={-1}>
        {t('office.bonus.giveUp.title')}
      </h3>
      <dl className={css.facts}>
        {facts.map(([name, sum]) => (
          <div key={name} className={css.fact}>
            <dt>{t(`office.bonus.giveUp.${name}`)}</dt>
            <dd>
              <bdi>{money(sum)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>{t('office.bonus.giveUp.text')}</p>
      <Refused refusal={refused?.params.id === bonus.id ? refused.failure : null} />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.bonus.giveUp.keep')}</Button>
        <Button
          variant="danger"
          busy={pending?.id === bonus.id}
          onClick={() => start({ id: bonus.id, said: t('office.bonus.givenUp') })}
        >
          {t('office.bonus.giveUp.send', { sum: money(bonus.held) })}
        </Button>
      </div>
    </section>
  );
}
