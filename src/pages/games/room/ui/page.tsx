import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { nameOf, openRoundOf, roundCss as css } from '@/entities/games/round';
import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { PartTold } from '@/shared/part';
import { Waiting } from '@/shared/ui/waiting';

import { roomOpened } from '../model/opened';
import { $family, $part } from '../model/part';
import { $closed, $game, $room } from '../model/room';
import { CheckCard } from './check-card';
import { Closed, LogInFirst } from './closed';
import { LastRounds } from './last-rounds';
import { Mode } from './mode';
import { PlayForm } from './play-form';
import { Result } from './result';
import { RoomBar } from './room-bar';
import { Rules } from './rules';
import { StepForm } from './step-form';

/** Paths: /casino/game/1/dice, /slots/game/2/five-lines and so on. A game whose rounds the player can check. Row CAS-15. */
export function RoomPage() {
  const t = useT();
  const [game, room, closed, isAuth, opened] = useUnit([$game, $room, $closed, $isAuth, roomOpened]);
  const [family, part] = useUnit([$family, $part]);
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
      <PartTold part={family} />
      {isAuth && closed === null && (room === null || part === null) && <Waiting />}
      {isAuth && room !== null && part !== null && (
        <>
          <RoomBar room={room} />
          <div className={part.isWide === true ? css.column : css.columns}>
            <Result room={room} part={part} />
            {open === null ? <PlayForm room={room} part={part} /> : <StepForm key={open.id} round={open} part={part} />}
          </div>
          <CheckCard />
          <LastRounds room={room} part={part} />
        </>
      )}
      {part !== null && <Rules part={part} room={room} />}
    </div>
  );
}
