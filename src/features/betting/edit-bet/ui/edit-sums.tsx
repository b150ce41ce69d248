import { type PlacedBet, singlePriceOf } from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';

import type { Preview } from '../lib/preview';
import * as css from './edit-bet.css';

/** The bet as it is beside the bet as it would be, before the player says yes. */
export function EditSums({ bet, preview }: { bet: PlacedBet; preview: Preview }) {
  const t = useT();
  const { money, odds } = useFormat();
  const { value, isWholeStake, milliOdds, possibleWin, iso } = preview;
  const rows = [
    [t('edit.stake'), money(bet.stake, iso), money(value ?? 0, iso)],
    [t('edit.odds'), odds(singlePriceOf(bet) ?? 0), odds(milliOdds)],
    [t('edit.win'), money(bet.possibleWin, iso), money(possibleWin, iso)],
  ] as const;
  return (
    <>
      <table className={css.sums} aria-label={t('edit.sums')}>
        <thead>
          <tr>
            <th scope="col">{t('edit.bet')}</th>
            <th scope="col">{t('edit.now')}</th>
            <th scope="col">{t('edit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([term, now, after]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <Money text={now} />
              </td>
              <td>
                <Money text={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.quiet}>
        <span>{t('edit.value', { sum: money(value ?? 0, iso) })}</span> {isWholeStake && <span>{t('edit.whole')}</span>}
      </p>
    </>
  );
}
