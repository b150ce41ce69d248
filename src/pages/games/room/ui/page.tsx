import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Waiting } from '@/shared/ui/waiting';

import { openRoundOf } from '../lib/room';
import { nameOf } from '../lib/texts';
import { roomOpened } from '../model/opened';
import { $closed, $game, $room } from '../model/room';
import { CheckCard } from './check-card';
import { Closed, LogInFirst } from './closed';
import { LastRounds } from './last-rounds';
import { Mode } from './mode';
import * as css from './page.css';
import { PlayForm } from './play-form';
import { Result } from './result';
import { Rules } from './rules';
import { SessionCard } from './session-card';
import { StepForm } from './step-form';

/** Paths: /casino/game/1/dice, /slots/game/2/five-lines and so on. A game whose rounds the player can check. Row CAS-15. */
export function RoomPage() {
  const t = useT();
  const [game, room, closed, isAuth, opened] = useUnit([$game, $room, $closed, $isAuth, roomOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  const open = room === null ? null : openRoundOf(room);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t(nameOf(game))}</h1>
        <p className={css.quiet}>{t(`rounds.lead.${game}`)}</p>
      </header>
      {!isAuth && <LogInFirst />}
      {isAuth && <Mode />}
      {isAuth && closed !== null && <Closed refusal={closed} />}
      {isAuth && closed === null && room === null && <Waiting />}
      {isAuth && room !== null && (
        <>
          <div className={css.columns}>
            <div className={css.column}>
              <Result room={room} />
              {open === null ? <PlayForm room={room} /> : <StepForm round={open} />}
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
