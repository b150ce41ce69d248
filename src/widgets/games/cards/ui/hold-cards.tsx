import { useState } from 'react';

import { roundCss as css, type StepProps } from '@/entities/games/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';

import { cardText } from '../lib/cards';
import * as own from './cards.css';

/** Which of the five cards stay; the others are replaced once. */
export function HoldCards({ round: { draws }, isBusy, step }: StepProps) {
  const t = useT();
  const [hold, setHold] = useState(0);
  const isHeld = (place: number) => (hold >> place) % 2 === 1;
  return (
    <div className={css.column}>
      <fieldset className={own.held}>
        <legend className={css.quiet}>{t('originals.jacks.hold')}</legend>
        {draws.slice(0, 5).map((card, place) => (
          <Checkbox
            key={card}
            label={cardText(t, card)}
            checked={isHeld(place)}
            onCheckedChange={() => setHold(hold ^ (1 << place))}
          />
        ))}
      </fieldset>
      <Button variant="primary" size="xl" block busy={isBusy} onClick={() => step({ hold })}>
        {t('originals.jacks.draw', { count: draws.slice(0, 5).filter((_, place) => !isHeld(place)).length })}
      </Button>
    </div>
  );
}
