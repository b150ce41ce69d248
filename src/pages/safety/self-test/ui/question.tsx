import { useUnit } from 'effector-react';
import { useId } from 'react';

import { useT } from '@/shared/i18n';

import { answers, type questions } from '../lib/score';
import { $answers, answered } from '../model/test';
import * as css from './page.css';

/** One question with its four answers; none is chosen before. */
export function Question({ number }: { number: (typeof questions)[number] }) {
  const t = useT();
  const name = useId();
  const [given, answer] = useUnit([$answers, answered]);
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>{t(`limits.test.q.${number}`)}</legend>
      <div className={css.answers}>
        {answers.map((worth) => (
          <label key={worth} className={css.answer}>
            <input
              type="radio"
              name={name}
              checked={given[number] === worth}
              onChange={() => answer({ question: number, worth })}
            />
            {t(`limits.test.a.${worth}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
