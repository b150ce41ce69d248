import { useUnit } from 'effector-react';

import { gameOf, slotPays, type Slug } from '@contracts/games';

import { $locale, useT } from '@/shared/i18n';

import { percentOf, symbolText } from '../lib/texts';
import { $choice } from '../model/form';
import * as css from './page.css';

const pays = Object.entries(slotPays) as [keyof typeof slotPays, number][];

/** What comes back in the long run, how long a round takes (null: not known yet), and where its result comes from. */
export function Rules({ game, cycleMs }: { game: Slug; cycleMs: number | null }) {
  const t = useT();
  const [locale, chosen] = useUnit([$locale, $choice]);
  const { kind, first, isChoice, returnOf, hitRateOf } = gameOf(game);
  const choice = isChoice(chosen) ? chosen : first;
  const seconds = cycleMs === null ? null : new Intl.NumberFormat(locale).format(cycleMs / 1000);
  return (
    <section className={css.card} aria-label={t('rounds.rules')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.rules')}</h2>
      </header>
      <div className={css.body}>
        <p className={css.line}>
          <span>{t('rounds.rules.return')}</span>
          <span className={css.strong}>{percentOf(returnOf(choice), locale)}</span>
        </p>
        <p className={css.line}>
          <span>{t('rounds.rules.hit')}</span>
          <span className={css.strong}>{percentOf(hitRateOf(choice), locale)}</span>
        </p>
        {seconds !== null && <p className={css.quiet}>{t('rounds.rules.cycle', { seconds })}</p>}
        <p className={css.quiet}>{t('rounds.rules.fair')}</p>
        {kind !== 'slot' && <p className={css.quiet}>{t(`rounds.rules.${game as Exclude<Slug, 'five-lines'>}`)}</p>}
        {kind === 'slot' && (
          <>
            <p className={css.quiet}>{t('rounds.rules.lines')}</p>
            <ul className={css.pays}>
              {pays
                .toSorted(([, a], [, b]) => b - a)
                .map(([symbol, pay]) => (
                  <li key={symbol} className={css.line}>
                    <span>{t(symbolText(symbol))}</span>
                    <span>{`${String(pay)} ×`}</span>
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
