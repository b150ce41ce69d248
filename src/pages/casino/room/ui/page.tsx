import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { factsOf, sectionPaths } from '@contracts/games/facts';

import { type GamePart, nameOf, openRoundOf, type Room, roundCss } from '@/entities/casino/round';
import { $isAuth } from '@/entities/session';
import { SoundSwitch } from '@/features/casino/sound';
import { useT } from '@/shared/i18n';
import { createPartView, PartTold } from '@/shared/part';
import { Note } from '@/shared/ui/note';
import { Waiting } from '@/shared/ui/waiting';
import { LogInFirst, Mode, RoomLayout, SessionStrip } from '@/widgets/casino/room';

import { checkPressed } from '../model/check';
import { $choice, $share, choiceChanged } from '../model/form';
import { roomOpened } from '../model/opened';
import { $family, $part } from '../model/part';
import { $closed, $game, $isDemo, $lastEnded, $room, demoChosen } from '../model/room';
import { Closed } from './closed';
import { Check, LastRounds, Rules, RulesText, SeedAlarm, SeedFacts, StepForm } from './late';
import { PlayPanel } from './play-panel';
import { Result } from './result';
import '../model/sound';

const ChipCloth = createPartView({
  name: 'cloth of the roulette',
  load: () => import('./chips'),
  view: (module) => module.ChipCloth,
});

/** A cloth needs more room than the panel has, so it is under the picture. */
function WideControls({ room, part: { Controls, isWide, stakeOf } }: { room: Room; part: GamePart }) {
  const [choice, change] = useUnit([$choice, choiceChanged]);
  if (stakeOf !== undefined) return <ChipCloth room={room} />;
  if (isWide !== true || Controls === null) return null;
  return (
    <div className={`${roundCss.card} ${roundCss.body}`}>
      <Controls choice={choice} change={change} />
    </div>
  );
}

/** Paths: /casino/game/1/dice, /slots/game/2/five-lines and so on. A game whose rounds the player can check. Row CAS-15. */
export function RoomPage() {
  const t = useT();
  const [game, room, closed, isAuth, opened] = useUnit([$game, $room, $closed, $isAuth, roomOpened]);
  const [family, part, share, isDemo, last] = useUnit([$family, $part, $share, $isDemo, $lastEnded]);
  const [choose, check] = useUnit([demoChosen, checkPressed]);
  useEffect(() => {
    opened();
  }, [opened]);
  const open = room === null ? null : openRoundOf(room);
  const isIn = isAuth && room !== null && part !== null;
  return (
    <RoomLayout
      game={game}
      name={t(nameOf(game))}
      section={sectionPaths[factsOf(game).section]}
      share={share}
      check={last === null ? null : () => check(last)}
      sound={isAuth && <SoundSwitch />}
      strip={isIn && <SessionStrip sums={room} />}
      stage={
        <>
          {!isAuth && <LogInFirst />}
          {isAuth && isDemo && <Note tone="warning">{t('rounds.demo')}</Note>}
          {isAuth && closed !== null && <Closed refusal={closed} />}
          {isAuth && <SeedAlarm />}
          <PartTold part={family} />
          {isAuth && closed === null && !isIn && <Waiting />}
          {isIn && <Result room={room} part={part} />}
          {isIn && open === null && <WideControls room={room} part={part} />}
          {isIn && <SeedFacts seed={room.seed} />}
        </>
      }
      side={
        isAuth ? (
          <>
            <Mode isDemo={isDemo} choose={choose} />
            {isIn &&
              (open === null ? (
                <PlayPanel room={room} part={part} />
              ) : (
                <StepForm key={open.id} round={open} part={part} />
              ))}
            {isIn && <LastRounds room={room} part={part} />}
          </>
        ) : null
      }
      rules={part !== null && <RulesText part={part} room={room} />}
      rest={
        part !== null && (
          <>
            <Rules part={part} room={room} />
            <Check part={part} />
          </>
        )
      }
    />
  );
}
