import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { questions } from '../lib/score';
import { resultPressed, testLeft } from '../model/test';
import { Help } from './help';
import * as css from './page.css';
import { Question } from './question';
import { Result } from './result';

/** Path: /office/responsible/test, for everybody. Nine questions whose answers leave the page with the reader. */
export function SelfTestPage() {
  const t = useT();
  const [show, left] = useUnit([resultPressed, testLeft]);
  useEffect(() => left, [left]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-responsible-test')}</h1>
        <p className={css.lead}>{t('limits.test.text')}</p>
      </header>
      <form
        className={css.card}
        aria-label={t('limits.test')}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div className={css.body}>
          {questions.map((number) => (
            <Question key={number} number={number} />
          ))}
          <Result />
          <div>
            <Button type="submit" variant="primary" size="lg">
              {t('limits.test.show')}
            </Button>
          </div>
        </div>
      </form>
      <Help />
    </div>
  );
}
