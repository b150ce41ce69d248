import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $askedBet, $hasFailed, $summary, historyOpened } from '../model/history';
import { $isCollecting, sheetRequested } from '../model/sheet';
import { BetList, ListLoading } from './bet-list';
import { Filters } from './filters';
import * as css from './page.css';
import { ProfitChart } from './profit-chart';
import { Totals } from './totals';

/** Path: /office/history. All bets of the player, their results, and a file of them. Spec: coupon §2, shell §2. */
export function HistoryPage() {
  const t = useT();
  const [summary, hasFailed, language, isCollecting] = useUnit([$summary, $hasFailed, $language, $isCollecting]);
  const [asked, opened, toFile] = useUnit([$askedBet, historyOpened, sheetRequested]);
  useEffect(() => {
    opened(asked);
  }, [opened, asked, language]);

  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t('page.title.office-history')}</h1>
        <Button busy={isCollecting} onClick={() => toFile()}>
          {t('history.csv')}
        </Button>
      </header>
      {/* Stands above the part that loads, so that nothing under the player's finger moves. */}
      <Filters />
      {summary?.totals.map((total) => (
        <section
          key={total.id}
          className={css.card}
          aria-label={t(total.isBonus ? 'history.totals.bonus' : 'history.totals', { iso: total.iso })}
        >
          {total.isBonus && <h2 className={css.kind}>{t('history.totals.bonus', { iso: total.iso })}</h2>}
          <Totals total={total} />
          <ProfitChart iso={total.iso} days={summary.days[total.id] ?? []} />
        </section>
      ))}
      {(summary !== null || hasFailed) && <BetList />}
      {summary === null && !hasFailed && <ListLoading />}
    </div>
  );
}
