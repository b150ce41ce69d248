import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { nameOf } from '../lib/texts';
import { roomOpened } from '../model/opened';
import { $closed, $game, $room } from '../model/room';
import { CheckCard } from './check-card';
import { Closed, LogInFirst } from './closed';
import { LastRounds } from './last-rounds';
import * as css from './page.css';
import { PlayForm } from './play-form';
import { Result } from './result';
import { Rules } from './rules';
import { SessionCard } from './session-card';

/** Paths: /fast-games and /slots/game/2/five-lines. A game whose rounds the player can check. Row CAS-15. */
export function RoomPage() {
  const t = useT();
  const [game, room, closed, isAuth, opened] = useUnit([$game, $room, $closed, $isAuth, roomOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t(nameOf(game))}</h1>
        <p className={css.quiet}>{t(`rounds.lead.${game}`)}</p>
      </header>
      {!isAuth && <LogInFirst />}
      {isAuth && closed !== null && <Closed refusal={closed} />}
      {isAuth && closed === null && room === null && (
        <div aria-busy="true">
          <SlowNote />
          <Skeleton height={160} />
        </div>
      )}
      {isAuth && room !== null && (
        <>
          <div className={css.columns}>
            <div className={css.column}>
              <Result room={room} />
              <PlayForm room={room} />
            </div>
            <SessionCard room={room} />
          </div>
          <CheckCard />
          <LastRounds room={room} />
        </>
      )}
      <Rules game={game} cycleMs={room?.cycleMs ?? null} />
    </div>
  );
}
