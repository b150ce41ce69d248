import { useUnit } from 'effector-react';

import type { SharedRound } from '@contracts/shared-rounds';

import { payTableCss as tables } from '@/entities/casino/pieces';
import { roundCss as css, worthText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import { againstMaths } from '../lib/maths';
import * as own from './flight.css';

const percent = (part: number, of: number) => `${String((part / of) * 100)}%`;

/** How often the last rounds got so far, and how often as many do in the long run. It says nothing of the next one. */
export function Maths({ last }: { last: readonly SharedRound[] }) {
  const t = useT();
  const locale = useUnit($locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const title = t('shared.maths', { count: last.length });
  if (last.length === 0) return null;
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
      </header>
      <div className={css.body}>
        <table className={tables.table}>
          <thead>
            <tr className={own.quiet}>
              <th className={tables.name}>{t('shared.exits.exit')}</th>
              <td className={`${tables.name} ${own.wide}`} />
              <th className={tables.number}>{t('shared.maths.came')}</th>
              <th className={tables.number}>{t('shared.maths.expected')}</th>
            </tr>
          </thead>
          <tbody>
            {againstMaths(last).map(({ exit, came, expected }) => (
              <tr key={exit}>
                <th scope="row" className={tables.name}>
                  {t('shared.maths.or', { worth: worthText(exit, locale) })}
                </th>
                <td className={tables.name} aria-hidden="true">
                  <div className={own.track}>
                    <div className={own.fill} style={{ inlineSize: percent(came, last.length) }} />
                    <div className={own.mark} style={{ insetInlineStart: percent(expected, last.length) }} />
                  </div>
                </td>
                <td className={`${tables.number} ${own.strong}`}>{number.format(came)}</td>
                <td className={tables.number}>{number.format(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.quiet}>{t('shared.maths.note')}</p>
      </div>
    </section>
  );
}
