import { useUnit } from 'effector-react';

import { hiLoMultiplier } from '@contracts/games/hi-lo';

import { boards } from '@/entities/games/pieces';
import type { StepProps } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import * as css from './cards.css';

const calls = ['up', 'down'] as const;

/** What the player says of the next card, with what the round is worth if it is right. */
export function HiLoCalls({ round: { draws, choice }, isBusy, step }: StepProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale));
  const factor = (call: (typeof calls)[number]) =>
    number.format(hiLoMultiplier(draws, [...(choice.calls ?? []), call]) / 100);
  return (
    <div className={boards.row}>
      {calls.map((call) => (
        <Button key={call} size="lg" className={css.call} busy={isBusy} onClick={() => step({ call })}>
          {t(`rounds.hilo.${call}`, { factor: factor(call) })}
        </Button>
      ))}
    </div>
  );
}
