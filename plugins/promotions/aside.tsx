import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Promotion } from '@contracts/articles';

import { moneyOf } from '../sdk/money';
import { Choice } from './choice';
import css from './promotions.module.css';
import { workOut } from './work-out';

/** Beside a promotion: the choice, where there is one, the way to what it is about, and what to think of before. */
export function Aside({ promotion }: { promotion: Promotion }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { choice, state, deal, link } = promotion;
  return (
    <div className={css.aside}>
      {choice !== undefined && state !== 'running' && <Choice value={choice} isTaken={state === 'chosen'} />}
      {state === 'running' && (
        <section className={css.box}>
          <p className={css.note}>{t('promotions.isRunning')}</p>
          <Link to="/office/bonuses/wager" className={css.link}>
            {t('promotions.details')}
          </Link>
        </section>
      )}
      {link !== undefined && (
        <Link to={link.path} className={css.link}>
          {link.title}
        </Link>
      )}
      {deal !== undefined && (
        <section className={css.box}>
          <h3 className={css.head}>{t('promotions.before')}</h3>
          <p className={css.note}>
            {t('promotions.before.text', {
              ...{ days: deal.days },
              sum: moneyOf(workOut(deal).required, deal.iso, locale),
              aDay: moneyOf(workOut(deal).aDay, deal.iso, locale),
            })}
          </p>
          <Link to="/office/responsible" className={css.link}>
            {t('promotions.setLimit')}
          </Link>
        </section>
      )}
    </div>
  );
}
