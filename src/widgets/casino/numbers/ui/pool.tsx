import { useUnit } from 'effector-react';

import { scratch, scratchPrizes, scratchTickets } from '@contracts/games/scratch';

import { type GamePart, percentOf, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import * as own from './numbers.css';

/** The tickets of the pool: how many of each prize it began with, and how many are left. */
export const Pool: GamePart['Rules'] = ({ pool }) => {
  const t = useT();
  const locale = useUnit($locale);
  const number = new Intl.NumberFormat(locale);
  const left = pool?.reduce((total, count) => total + count, 0) ?? null;
  return (
    <>
      <p className={css.quiet}>{t('originals.rules.scratch', { count: scratchTickets })}</p>
      <table className={own.pool}>
        <caption className={css.quiet}>
          {left === null || pool === null
            ? t('originals.scratch.full')
            : t('originals.scratch.left', {
                count: left,
                share: percentOf(scratch.returnOf({ left: [...pool] }), locale),
              })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('originals.scratch.pays')}</th>
            <th scope="col">{t('originals.scratch.printed')}</th>
            {pool !== null && <th scope="col">{t('originals.scratch.now')}</th>}
          </tr>
        </thead>
        <tbody>
          {scratchPrizes.map(({ pay, count }, prize) => (
            <tr key={pay}>
              <th scope="row">{`${number.format(pay / 100)} ×`}</th>
              <td>{number.format(count)}</td>
              {pool !== null && <td>{number.format(pool[prize] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
