import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { sectionOf } from '@contracts/shared-games/kinds';

import { roundCss as css } from '@/entities/casino/round';
import { $isAuth } from '@/entities/session';
import { $isFeedLive, useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Waiting } from '@/shared/ui/waiting';
import { LogInFirst, Mode, RoomLayout, SessionStrip, Stopped } from '@/widgets/casino/room';

import { isWide } from '../lib/texts';
import { $lastEnded, checkPressed } from '../model/check';
import { $share } from '../model/form';
import { tableClosed, tableOpened } from '../model/opened';
import { $bet, $hasFailed, $hasSeatFailed, $isDemo, $kind, $seat, $table, $topic, demoChosen } from '../model/table';
import { Controls, Side } from './late';
import { Alarm, Below, Past, RulesText } from './late-below';
import { RoundCard } from './round-card';

/** Paths: /casino/game/101/crash, /casino/game/102/keno-draw and so on. A round that everybody plays. Rows CAS-09, LOTTO-03. */
export function SharedPage() {
  const t = useT();
  const [kind, topic, table, seat, isAuth, isDemo] = useUnit([$kind, $topic, $table, $seat, $isAuth, $isDemo]);
  const [hasFailed, hasSeatFailed, isLive] = useUnit([$hasFailed, $hasSeatFailed, $isFeedLive]);
  const [bet, share, last, check] = useUnit([$bet, $share, $lastEnded, checkPressed]);
  const [open, close, chooseDemo] = useUnit([tableOpened, tableClosed, demoChosen]);
  useTopic(topic);
  useEffect(() => {
    open();
    return () => {
      close();
    };
  }, [open, close]);
  return (
    <RoomLayout
      game={kind}
      name={t(`shared.name.${kind}`)}
      section={`/${sectionOf(kind)}`}
      share={share}
      check={last === null ? null : () => check(last)}
      strip={seat !== null && <SessionStrip sums={seat} />}
      stage={
        <>
          {!isAuth && <LogInFirst />}
          {isAuth && isDemo && <Note tone="warning">{t('shared.demo')}</Note>}
          {(hasFailed || (isAuth && hasSeatFailed)) && (
            <ErrorState title={t('rounds.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => open()} />
          )}
          {!isLive && table !== null && <Note tone="warning">{t('shared.offline')}</Note>}
          {table === null && !hasFailed && <Waiting />}
          <Alarm game={kind} />
          {seat?.stop != null && <Stopped stop={seat.stop} />}
          {table !== null && <RoundCard table={table} />}
          {table !== null && <Past table={table} />}
          {seat !== null && bet === null && isWide(kind) && (
            <div className={`${css.card} ${css.body}`}>
              <Controls kind={kind} />
            </div>
          )}
        </>
      }
      side={
        isAuth ? (
          <>
            <Mode isDemo={isDemo} choose={chooseDemo} />
            {table !== null && seat !== null && <Side seat={seat} />}
          </>
        ) : null
      }
      rules={<RulesText kind={kind} table={table} />}
      rest={<Below kind={kind} table={table} />}
    />
  );
}
