import { useUnit } from 'effector-react';

import { hiLoBoard } from '@contracts/game-boards';
import { hiLoMultiplier } from '@contracts/games/hi-lo';

import { Fitted } from '@/entities/casino/pieces';
import type { StepProps } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import * as css from './cards.css';

const calls = ['up', 'down'] as const;
const { size, top, high, side } = hiLoBoard;
const share = (part: number, whole: number) => `${String((part / whole) * 100)}%`;
const place = { top: share(top, size[1]), height: share(high, size[1]), width: share(side, size[0]) };
const edge = share(20, size[0]);

/** Beside the card: what the player says of the next one, with what the round is worth if it is right. */
export function HiLoCalls({ round: { draws, choice }, isBusy, step }: StepProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale));
  const factor = (call: (typeof calls)[number]) =>
    number.format(hiLoMultiplier(draws, [...(choice.calls ?? []), call]) / 100);
  return (
    <Fitted size={size}>
      {calls.map((call) => (
        <button
          key={call}
          type="button"
          className={css.side}
          style={{ ...place, ...(call === 'up' ? { left: edge } : { right: edge }) }}
          data-call={call}
          disabled={isBusy}
          onClick={() => step({ call })}
        >
          {t(`rounds.hilo.${call}`, { factor: factor(call) })}
        </button>
      ))}
    </Fitted>
  );
}
