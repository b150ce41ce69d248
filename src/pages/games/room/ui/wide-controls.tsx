import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/games/round';
import { createPartView } from '@/shared/part';

import { $choice, choiceChanged } from '../model/form';

const ChipCloth = createPartView({
  name: 'cloth of the roulette',
  load: () => import('./chip-cloth'),
  view: (module) => module.ChipCloth,
});

/** A cloth needs more room than the panel has, so it stands under the picture. */
export function WideControls({ room, part: { Controls, isWide, stakeOf } }: { room: Room; part: GamePart }) {
  const [choice, change] = useUnit([$choice, choiceChanged]);
  if (stakeOf !== undefined) return <ChipCloth room={room} />;
  if (isWide !== true || Controls === null) return null;
  return (
    <div className={`${css.card} ${css.body}`}>
      <Controls choice={choice} change={change} />
    </div>
  );
}
