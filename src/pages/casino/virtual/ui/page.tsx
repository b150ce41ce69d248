import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { virtualSportIds } from '@contracts/virtual/facts';

import { PriceDesk } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Segmented } from '@/shared/ui/segmented';
import { Waiting } from '@/shared/ui/waiting';
import { BoardDesk, ChosenBoard } from '@/widgets/match-board';

import { $hasFailed, $isAlarmed, $sportId, $virtual, pageClosed, pageOpened, sportChosen } from '../model/virtual';
import { CheckCard } from './check-card';
import { LastRounds } from './last-rounds';
import { Alarm } from './late-alarm';
import { NextRound } from './next-round';
import * as css from './page.css';
import { Playing } from './playing';
import { Rules } from './rules';

const everyChamp = () => true;

/**
 * Path: /virtualsports. Matches that are drawn and played sixty times as fast; bets go through the coupon. While a
 * warning waits for its answer, no prices are here. Rows CAS-09, FAIR-19.
 */
export function VirtualPage() {
  const t = useT();
  const [virtual, hasFailed, sportId, isAlarmed] = useUnit([$virtual, $hasFailed, $sportId, $isAlarmed]);
  const [open, close, choose] = useUnit([pageOpened, pageClosed, sportChosen]);
  useTopic(`list:live:${String(sportId)}`);
  useEffect(() => {
    open();
    return () => {
      close();
    };
  }, [open, close]);
  return (
    <div className={css.page}>
      <header className={css.column}>
        <h1 className={css.title}>{t('page.title.virtualsports')}</h1>
        <p className={css.quiet}>{t('virtual.lead')}</p>
        <Segmented
          label={t('virtual.sport')}
          options={virtualSportIds.map((id) => ({ value: String(id), label: t(`virtual.sport.${id}`) }))}
          value={String(sportId)}
          onValueChange={(value) => {
            const chosen = virtualSportIds.find((id) => String(id) === value);
            if (chosen !== undefined) choose(chosen);
          }}
        />
      </header>
      {hasFailed && (
        <ErrorState title={t('virtual.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => open()} />
      )}
      {virtual === null && !hasFailed && <Waiting />}
      <Alarm />
      <NextRound />
      <PriceDesk>
        <Playing />
      </PriceDesk>
      {!isAlarmed && (
        <BoardDesk>
          <ChosenBoard key={sportId} zone="line" sportId={sportId} isIn={everyChamp} />
        </BoardDesk>
      )}
      <LastRounds />
      <CheckCard />
      {virtual !== null && <Rules virtual={virtual} />}
    </div>
  );
}
