import { Link, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';

import { Card } from '../../../shared/card';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';
import { lookOf } from '../lib/look';

/** What is in play, and the last bets with what came of them. */
export function Bets({ open, bets }: Pick<Overview, 'open' | 'bets'>) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const money = (sum: number, iso: string) => <bdi>{moneyOf(sum, iso, format.locale)}</bdi>;
  const history = { to: '/office/history', text: t('office.overview.history') };
  return (
    <Card className={css.whole} title={t('office.overview.bets')} {...(bets.length > 0 && { link: history })}>
      {open.map(({ iso, count, stake }) => (
        <p key={iso} className={css.quiet}>
          {t('office.overview.open', { count, stake: moneyOf(stake, iso, format.locale) })}
        </p>
      ))}
      {bets.length === 0 && (
        <p className={css.quiet}>
          {t('office.overview.noBets')}.{' '}
          <Link to="/home/live" className={css.inline}>
            {t('office.overview.toLive')}
          </Link>
        </p>
      )}
      {bets.length > 0 && (
        <table className={css.table} aria-label={t('office.overview.bets')}>
          <thead>
            <tr>
              {['bet', 'stake', 'state', 'result'].map((name) => (
                <th key={name} scope="col">
                  {t(`office.overview.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => (
              <tr key={bet.id}>
                <td>
                  <bdi>{bet.name}</bdi>
                  {bet.count > 1 && <span className={css.quiet}> +{bet.count - 1}</span>}
                  <span className={css.below}>
                    {momentOf(bet.placedAt, format)} · <bdi>{bet.id}</bdi>
                  </span>
                </td>
                <td>{money(bet.stake, bet.iso)}</td>
                <td>
                  <Tag tone={lookOf(bet).tone}>{t(`office.bet.${lookOf(bet).word}`)}</Tag>
                </td>
                <td>{bet.payout === null ? '–' : money(bet.payout, bet.iso)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
