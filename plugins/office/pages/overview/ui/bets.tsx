import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';

import { Card } from '../../../shared/card';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** What is in play, and the last bets with what came of them. */
export function Bets({ open, bets }: Pick<Overview, 'open' | 'bets'>) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  return (
    <Card title={t('office.overview.bets')} link={{ to: '/office/history', text: t('office.overview.history') }}>
      {open.map(({ iso, count, stake }) => (
        <p key={iso} className={css.quiet}>
          {t('office.overview.open', { count, stake: moneyOf(stake, iso, locale) })}
        </p>
      ))}
      {bets.length === 0 && <p className={css.quiet}>{t('office.overview.noBets')}</p>}
      <ul className={css.rows}>
        {bets.map(({ id, name, count, iso, stake, state, payout }) => (
          <li key={id} className={css.row}>
            <span className={css.start}>
              <bdi>{name}</bdi>
              {count > 1 && <span className={css.quiet}> +{count - 1}</span>}
              <br />
              <span className={css.quiet}>
                {t(`office.bet.${state}`)} · <bdi>{moneyOf(stake, iso, locale)}</bdi>
              </span>
            </span>
            {payout !== null && (
              <strong>
                <bdi>{moneyOf(payout, iso, locale)}</bdi>
              </strong>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
