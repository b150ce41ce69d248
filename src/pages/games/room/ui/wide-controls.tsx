import { useUnit } from 'effector-react';

import { type GamePart, roundCss as css } from '@/entities/games/round';

import { $choice, choiceChanged } from '../model/form';

/** A cloth needs more room than the panel has, so it stands under the picture. */
export function WideControls({ part: { Controls, isWide } }: { part: GamePart }) {
  const [choice, change] = useUnit([$choice, choiceChanged]);
  if (isWide !== true || Controls === null) return null;
  return (
    <div className={`${css.card} ${css.body}`}>
      <Controls choice={choice} change={change} />
    </div>
  );
}
