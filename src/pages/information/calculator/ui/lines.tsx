import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $locale, useT } from '@/shared/i18n';
import { Details } from '@/shared/ui/details';

import { sumText } from '../lib/draft';
import type { Results } from '../lib/results';
import * as css from './page.css';

/** The lines of the coupon, each with its bets by number and what it brings. */
export function Lines({ results: { lines, lineCount } }: { results: Results }) {
  const t = useT();
  const locale = useUnit($locale);
  const [isOpen, setOpen] = useState(false);
  const money = (minor: number) => sumText(minor, locale);
  return (
    <Details summary={t('calculator.eachLine')} count={lineCount} open={isOpen} onToggle={setOpen}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('calculator.bets')}</th>
            <th scope="col">{t('calculator.possibleWin')}</th>
            <th scope="col">{t('calculator.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ legs, win, payout }) => (
            <tr key={legs.join(' ')}>
              <th scope="row">
                <bdi>{legs.map((leg) => leg + 1).join(' · ')}</bdi>
              </th>
              <td>
                <bdi>{money(win)}</bdi>
              </td>
              <td>{payout === null ? '–' : <bdi>{money(payout)}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lineCount > lines.length && (
        <p className={css.quiet}>{t('calculator.moreLines', { shown: lines.length, count: lineCount })}</p>
      )}
    </Details>
  );
}
