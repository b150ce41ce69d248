import { useUnit } from 'effector-react';

import { blackjack } from '@contracts/games/blackjack';

import { boards } from '@/entities/casino/pieces';
import { roundCss, type StepProps } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

import * as css from './cards.css';

const again = ['double', 'split'] as const;

/** One card more; with two cards also the same stake once more, for one card or for two hands. */
export function BlackjackSteps({ round, isBusy, step }: StepProps) {
  const t = useT();
  const locale = useUnit($locale);
  const { choice, draws, stake, iso } = round;
  const sum = formatMoney(stake, iso, locale);
  const may = again.filter((move) => blackjack.steps?.after(choice, { move }, draws) != null);
  return (
    <div className={roundCss.column}>
      <Button size="xl" block busy={isBusy} onClick={() => step({ move: 'hit' })}>
        {t('originals.blackjack.hit')}
      </Button>
      {may.length > 0 && (
        <div className={boards.row}>
          {may.map((move) => (
            <Button key={move} size="lg" className={css.call} busy={isBusy} onClick={() => step({ move })}>
              {t(`originals.blackjack.${move}`, { sum })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
