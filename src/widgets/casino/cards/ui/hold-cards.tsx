import { useUnit } from 'effector-react';

import { Fitted } from '@/entities/casino/pieces';
import type { StepProps } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { cardText } from '../lib/cards';
import { $held, cardPressed, holdOf } from '../model/hold';
import * as css from './cards.css';

const isHeld = (hold: number, place: number) => (hold >> place) % 2 === 1;

/** The five cards, over those of the picture: a press holds one, a second press lets it go. */
export function HoldCards({ round: { id, draws }, isBusy }: StepProps) {
  const t = useT();
  const [held, press] = useUnit([$held, cardPressed]);
  const hold = holdOf(held, id);
  return (
    <Fitted size={[340, 102]}>
      <div className={css.hand} role="group" aria-label={t('originals.jacks.hold')}>
        {draws.slice(0, 5).map((card, place) => (
          <button
            key={card}
            type="button"
            className={css.place}
            aria-label={cardText(t, card)}
            aria-pressed={isHeld(hold, place)}
            data-held={isHeld(hold, place) ? t('originals.jacks.held') : ''}
            disabled={isBusy}
            onClick={() => press({ round: id, place })}
          />
        ))}
      </div>
    </Fitted>
  );
}

/** The others are replaced once. */
export function DrawCards({ round: { id, draws }, isBusy, step }: StepProps) {
  const t = useT();
  const hold = holdOf(useUnit($held), id);
  const count = draws.slice(0, 5).filter((_, place) => !isHeld(hold, place)).length;
  return (
    <Button variant="primary" size="xl" block busy={isBusy} onClick={() => step({ hold })}>
      {t('originals.jacks.draw', { count })}
    </Button>
  );
}
