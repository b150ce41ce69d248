import { lotteryNumbers, lotteryPicks } from '@contracts/bonus-games/lottery';

import { toggled } from '../lib/toggle';
import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';
import { Place } from './place';

function Numbers({ picks, change, round, isMoving, isBusy }: BoardProps) {
  return (
    <>
      <div className={css.dials} aria-hidden="true">
        {Array.from({ length: lotteryPicks }, (_, place) => {
          const number = round?.draws[place];
          return (
            <span
              key={`ball ${String(place)} ${String(number)}`}
              className={css.ball}
              data-moving={isMoving}
              data-place={place}
              data-hit={number !== undefined && picks.includes(number)}
            >
              {number === undefined ? '' : number + 1}
            </span>
          );
        })}
      </div>
      <div className={css.numbers}>
        {Array.from({ length: lotteryNumbers }, (_, number) => {
          const isDrawn = round !== null && !isMoving && round.draws.includes(number);
          return (
            <Place
              key={`number ${String(number)}`}
              label={String(number + 1)}
              look={css.number}
              isPicked={picks.includes(number)}
              isOff={isBusy || round !== null}
              state={isDrawn ? (picks.includes(number) ? 'prize' : 'drawn') : undefined}
              press={() => change(toggled(picks, number, lotteryPicks))}
            >
              {number + 1}
            </Place>
          );
        })}
      </div>
    </>
  );
}

export const lottery: BonusPart = {
  Board: Numbers,
  told: (t, { draws }) =>
    t('tickets.drawn', {
      numbers: draws
        .map((number) => number + 1)
        .toSorted((a, b) => a - b)
        .join(', '),
    }),
};
