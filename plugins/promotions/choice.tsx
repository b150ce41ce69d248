import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';

import { useAct } from '../sdk/act';
import { $chosen, Choice as Place, choosing, chosen as chosenNow, none } from './model';
import css from './promotions.module.css';

/** `value`: of the setting `first_deposit_bonus_type` that takes this bonus. `isTaken`: the player chose it before. */
type ChoiceProps = { value: number; isTaken: boolean };

/** The choice is at "No bonus" until the player changes it, and changes nothing before it is saved. Row LIM-70. */
export function Choice({ value, isTaken }: ChoiceProps) {
  const { $t, $session, openModal } = useHost();
  const [t, { isAuth }] = useUnit([$t, $session]);
  useGate(Place, { value, isTaken });
  const [chosen, choose] = useUnit([$chosen, chosenNow]);
  const { start, pending, refusal } = useAct(choosing);
  const name = useId();
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
                onChange={() => choose(each)}
              />
              <span>
                <label htmlFor={`${name}-${key}`}>{t(`promotions.choice.${key}`)}</label>
                <small id={`${name}-${key}-text`}>{t(`promotions.choice.${key}Text`)}</small>
              </span>
            </div>
          );
        })}
        {refusal !== null && (
          <Note tone="danger" role="alert" icon="danger">
            {refusal.message || t('promotions.notSaved')}
          </Note>
        )}
        {isAuth ? (
          <Button
            variant="secondary"
            busy={pending !== null}
            onClick={() => start({ value: chosen, said: t('main_save_success') })}
          >
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
