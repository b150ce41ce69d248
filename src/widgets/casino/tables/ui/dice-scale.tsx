import type { KeyboardEvent } from 'react';

import { diceBoard } from '@contracts/game-boards';
import { leastBelow, mostBelow } from '@contracts/games/dice';

import { boards, Fitted } from '@/entities/casino/pieces';
import type { ChoiceProps } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';

import { diceText } from '../lib/texts';

const { size, from, long, top, high } = diceBoard;
const share = (part: number, whole: number) => `${String((part / whole) * 100)}%`;
const at = (number: number) => (number / 10_000) * long;
/** The handle reaches as far past its ends as half of it is wide. */
const place = {
  left: `calc(${share(from + at(leastBelow), size[0])} - ${String(boards.thumb / 2)}px)`,
  width: `calc(${share(at(mostBelow - leastBelow), size[0])} + ${String(boards.thumb)}px)`,
  top: share(top, size[1]),
  height: share(high, size[1]),
};
const [step, wide] = [50, 500];

/** The handle of the scale in the picture. Shift goes ten steps. Without the picture it is seen by itself. */
export function DiceScale({ choice: { below = leastBelow }, change }: ChoiceProps) {
  const t = useT();
  const leap = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = { ArrowLeft: -wide, ArrowDown: -wide, ArrowRight: wide, ArrowUp: wide }[event.key];
    if (!event.shiftKey || way === undefined) return;
    event.preventDefault();
    change({ below: Math.min(mostBelow, Math.max(leastBelow, below + way)) });
  };
  return (
    <Fitted size={size}>
      <input
        type="range"
        className={boards.scale}
        style={place}
        aria-label={t('rounds.below')}
        min={leastBelow}
        max={mostBelow}
        step={step}
        value={below}
        aria-valuetext={diceText(below)}
        onKeyDown={leap}
        onChange={(event) => change({ below: Number(event.currentTarget.value) })}
      />
    </Fitted>
  );
}
