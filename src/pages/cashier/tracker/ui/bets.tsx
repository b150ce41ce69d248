import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { $bets, $haveBetsFailed, $isLoading, $isMore, $total, moreWanted } from '../model/bets';
import { trackerOpened } from '../model/tracker';
import { BetRow } from './bet-row';
import * as own from './page.css';

function Rows() {
  const t = useT();
  const [bets, total, isMore, hasFailed, isLoading] = useUnit([$bets, $total, $isMore, $haveBetsFailed, $isLoading]);
  const [more, again] = useUnit([moreWanted, trackerOpened]);
  if (bets === null)
    return hasFailed ? (
      <ErrorState title={t('tracker.notRead')} level={3} retryLabel={t('main.retry')} onRetry={() => again()} />
    ) : (
      <Waiting />
    );
  return (
    <>
      <ul className={own.list} aria-label={t('tracker.list')} aria-busy={isLoading}>
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </ul>
      <div className={own.foot}>
        <span role="status">{t('tracker.shown', { shown: bets.length, all: total })}</span>
        {hasFailed && <span role="alert">{t('tracker.notRead')}</span>}
        {isMore && (
          <Button busy={isLoading} onClick={() => more()}>
            {t('tracker.more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Each bet with its closing-line value and what the player wrote beside it. Rows TRACK-02, TRACK-03. */
export function Bets() {
  const t = useT();
  return (
    <section className={`${css.card} ${css.offPaper}`} aria-label={t('tracker.list')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tracker.list')}</h2>
        <span className={css.quiet}>{t('tracker.private')}</span>
      </header>
      <Rows />
    </section>
  );
}
