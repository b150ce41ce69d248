import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isAuth } from '@/entities/session';
import { $isFeedLive, useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';
import { Waiting } from '@/shared/ui/waiting';

import { tableClosed, tableOpened } from '../model/opened';
import { $hasFailed, $hasSeatFailed, $isDemo, $kind, $seat, $table, $topic, demoChosen } from '../model/table';
import { BetForm } from './bet-form';
import { CheckCard } from './check-card';
import { LastRounds } from './last-rounds';
import { OwnBets } from './own-bets';
import * as css from './page.css';
import { RoundCard } from './round-card';
import { Rules } from './rules';
import { SeatCard } from './seat-card';
import { LogInFirst, Stopped } from './stopped';

/** Paths: /casino/game/101/crash, /casino/game/102/keno-draw and so on. A round that everybody plays. Rows CAS-09, LOTTO-03. */
export function SharedPage() {
  const t = useT();
  const [kind, topic, table, seat, isAuth, isDemo] = useUnit([$kind, $topic, $table, $seat, $isAuth, $isDemo]);
  const [hasFailed, hasSeatFailed, isLive] = useUnit([$hasFailed, $hasSeatFailed, $isFeedLive]);
  const [open, close, chooseDemo] = useUnit([tableOpened, tableClosed, demoChosen]);
  useTopic(topic);
  useEffect(() => {
    open();
    return () => {
      close();
    };
  }, [open, close]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t(`shared.name.${kind}`)}</h1>
        <p className={css.quiet}>{t(`shared.lead.${kind}`)}</p>
      </header>
      {!isAuth && <LogInFirst />}
      {isAuth && (
        <Segmented
          label={t('rounds.mode')}
          options={[
            { value: 'real', label: t('rounds.mode.real') },
            { value: 'demo', label: t('rounds.mode.demo') },
          ]}
          value={isDemo ? 'demo' : 'real'}
          onValueChange={(mode) => chooseDemo(mode === 'demo')}
        />
      )}
      {isAuth && isDemo && <Note tone="warning">{t('shared.demo')}</Note>}
      {(hasFailed || (isAuth && hasSeatFailed)) && (
        <ErrorState title={t('rounds.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => open()} />
      )}
      {!isLive && table !== null && <Note tone="warning">{t('shared.offline')}</Note>}
      {table === null && !hasFailed && <Waiting />}
      {table !== null && (
        <>
          {seat?.stop != null && <Stopped stop={seat.stop} />}
          <div className={css.columns}>
            <div className={css.column}>
              <RoundCard table={table} />
              {seat !== null && <BetForm seat={seat} />}
            </div>
            <div className={css.column}>
              {seat !== null && <SeatCard seat={seat} />}
              <LastRounds table={table} />
            </div>
          </div>
          <CheckCard />
          {seat !== null && <OwnBets seat={seat} />}
        </>
      )}
      <Rules kind={kind} table={table} />
    </div>
  );
}
