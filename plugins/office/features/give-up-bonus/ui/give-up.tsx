import { Button, Note } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState } from 'react';

import { type WagerBonus, WagerBonusesAnswer } from '@contracts/bonuses';

import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';

type GiveUpProps = { bonus: WagerBonus; onClose: () => void; onGivenUp: (bonuses: WagerBonus[]) => void };

/** Says what goes and what stays before a bonus is given up. */
export function GiveUp({ bonus, onClose, onGivenUp }: GiveUpProps) {
  const { office, notify, $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const money = (sum: number) => moneyOf(sum, bonus.iso, locale);
  const send = () => {
    if (isSending) return;
    setSending(true);
    office.send('DELETE', `/office-api/v1/bonuses/wager/${String(bonus.id)}`, WagerBonusesAnswer).then(
      ({ data }) => {
        notify({ kind: 'success', text: t('office.bonus.givenUp') });
        onGivenUp(data);
      },
      (refusal: unknown) => {
        setSending(false);
        setFailure(messageOf(refusal as OfficeFailure, t('office.notSaved')));
      },
    );
  };
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
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure}
        </Note>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.bonus.giveUp.keep')}</Button>
        <Button variant="danger" busy={isSending} onClick={send}>
          {t('office.bonus.giveUp.send', { sum: money(bonus.held) })}
        </Button>
      </div>
    </section>
  );
}
