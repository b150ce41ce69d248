import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';

import type { AutoRun as Run } from '../lib/auto';
import { $mayLose, stopPressed } from '../model/auto';

/** What goes on by itself, what it may still lose, and the one button that ends it. */
export function AutoRun({ run, iso }: { run: Run; iso: string }) {
  const t = useT();
  const [mostLost, locale, stop] = useUnit([$mayLose, $locale, stopPressed]);
  const { played, rounds, net } = run;
  const money = (minor: number) => formatMoney(Math.abs(minor), iso, locale);
  return (
    <section className={css.column} aria-label={t('rounds.auto.goesOn')}>
      <p className={css.line}>
        <span role="status">{t('rounds.auto.round', { number: Math.min(rounds, played + 1), count: rounds })}</span>
        <Money className={css.strong} text={`${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`} />
      </p>
      <p className={css.line}>
        <span>{t('rounds.auto.mayLose')}</span>
        <Money className={css.strong} text={money(mostLost)} />
      </p>
      <Button size="xl" block onClick={() => stop()}>
        {t('rounds.auto.stop')}
      </Button>
      <p className={css.quiet}>{t('rounds.auto.stopHint')}</p>
    </section>
  );
}
