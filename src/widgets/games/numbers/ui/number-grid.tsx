import { kenoNumbers, mostPicks } from '@contracts/games/keno';

import { clothCss } from '@/entities/games/pieces';
import { type ChoiceProps, roundCss as css } from '@/entities/games/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { luckyPicks } from '../lib/pick';
import * as own from './numbers.css';

const numbers = Array.from({ length: kenoNumbers }, (_, place) => place + 1);

/** One to ten of forty numbers. */
export function NumberGrid({ choice: { picks = [] }, change }: ChoiceProps) {
  const t = useT();
  const isFull = picks.length >= mostPicks;
  const toggle = (number: number) =>
    picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number].toSorted((a, b) => a - b);
  return (
    <div className={css.column}>
      <div className={own.grid} role="group" aria-label={t('originals.keno.numbers')}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={clothCss.spot}
            aria-pressed={picks.includes(number)}
            disabled={isFull && !picks.includes(number)}
            onClick={() => change({ picks: toggle(number) })}
          >
            {number}
          </button>
        ))}
      </div>
      <div className={own.actions}>
        <p className={css.quiet}>{t('originals.keno.picked', { count: picks.length })}</p>
        <Button size="sm" onClick={() => change({ picks: luckyPicks(Math.max(1, picks.length)) })}>
          {t('originals.keno.lucky')}
        </Button>
        <Button size="sm" onClick={() => change({ picks: [] })}>
          {t('originals.keno.clear')}
        </Button>
      </div>
    </div>
  );
}
