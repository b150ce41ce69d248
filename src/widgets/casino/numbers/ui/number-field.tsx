import type { CSSProperties } from 'react';

import { kenoBoard } from '@contracts/game-boards';
import { kenoNumbers, mostPicks } from '@contracts/games/keno';

import { Fitted } from '@/entities/casino/pieces';
import type { ChoiceProps } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';

import * as css from './numbers.css';

const { size, cell, gap, top, inRow } = kenoBoard;
const numbers = Array.from({ length: kenoNumbers }, (_, place) => place + 1);
const share = (part: number, whole: number) => `${String((part / whole) * 100)}%`;
const placeOf = (place: number): CSSProperties => ({
  left: share((place % inRow) * (cell + gap), size[0]),
  top: share(top + Math.floor(place / inRow) * (cell + gap), size[1]),
  width: share(cell, size[0]),
  height: share(cell, size[1]),
});

/** One to ten of forty numbers, pressed on the board of the picture. Without the picture they are seen by themselves. */
export function NumberField({ choice: { picks = [] }, change }: ChoiceProps) {
  const t = useT();
  const isFull = picks.length >= mostPicks;
  const toggle = (number: number) =>
    picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number].toSorted((a, b) => a - b);
  return (
    <Fitted size={size}>
      <div role="group" aria-label={t('originals.keno.numbers')}>
        {numbers.map((number, place) => (
          <button
            key={number}
            type="button"
            className={css.number}
            style={placeOf(place)}
            aria-pressed={picks.includes(number)}
            disabled={isFull && !picks.includes(number)}
            onClick={() => change({ picks: toggle(number) })}
          >
            {number}
          </button>
        ))}
      </div>
    </Fitted>
  );
}
