import { Button, Note } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { z } from '@contracts/zod';

import css from './promotions.module.css';

/** `value`: of the setting `first_deposit_bonus_type` that takes this bonus. `isTaken`: the player chose it before. */
type ChoiceProps = { value: number; isTaken: boolean; onSaved: () => void };

const none = 0;

/** The choice stands at "No bonus" until the player changes it, and changes nothing before it is saved. Row LIM-70. */
export function Choice({ value, isTaken, onSaved }: ChoiceProps) {
  const { $t, $session, openModal, office, notify } = useHost();
  const [t, { isAuth }] = useUnit([$t, $session]);
  const [chosen, setChosen] = useState(isTaken ? value : none);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = useId();
  const save = () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    office
      .send('PATCH', '/office-api/v1/settings', z.unknown(), { name: 'first_deposit_bonus_type', value: chosen })
      .then(
        () => {
          notify({ kind: 'success', text: t('main_save_success') });
          onSaved();
        },
        (refusal: unknown) => setFailure((refusal as OfficeFailure).message || t('promotions.notSaved')),
      )
      .finally(() => setSending(false));
  };
  return (
    <section className={css.box} id="choice">
      <h3 className={css.head} id={`${name}-head`}>
        {t('promotions.choice')}
      </h3>
      <div className={css.choice} role="radiogroup" aria-labelledby={`${name}-head`}>
        {([none, value] as const).map((each) => {
          const key = each === none ? 'none' : 'take';
          return (
            <div key={key} className={css.option}>
              <input
                id={`${name}-${key}`}
                type="radio"
                name={name}
                aria-describedby={`${name}-${key}-text`}
                checked={chosen === each}
                onChange={() => setChosen(each)}
              />
              <span>
                <label htmlFor={`${name}-${key}`}>{t(`promotions.choice.${key}`)}</label>
                <small id={`${name}-${key}-text`}>{t(`promotions.choice.${key}Text`)}</small>
              </span>
            </div>
          );
        })}
        {failure !== null && (
          <Note tone="danger" role="alert" icon="danger">
            {failure}
          </Note>
        )}
        {isAuth ? (
          <Button variant="secondary" busy={isSending} onClick={save}>
            {t('promotions.choice.save')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => openModal('login')}>
            {t('promotions.choice.logIn')}
          </Button>
        )}
        <p className={css.quiet}>{t('promotions.choice.until')}</p>
      </div>
    </section>
  );
}
