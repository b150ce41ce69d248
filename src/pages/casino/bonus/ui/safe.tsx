import { safeDials, safeDigits } from '@contracts/bonus-games/safe';

import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';
import { Place } from './place';

function Safe({ picks, change, round, isMoving, isBusy }: BoardProps) {
  return (
    <>
      <div className={css.dials} aria-hidden="true">
        {Array.from({ length: safeDials }, (_, dial) => {
          const digit = round === null ? null : (round.draws[dial] ?? 0);
          return (
            <span
              key={`dial ${String(dial)}`}
              className={css.dial}
              data-moving={isMoving}
              data-hit={!isMoving && digit !== null && picks.includes(digit)}
            >
              {digit === null || isMoving ? '•' : digit}
            </span>
          );
        })}
      </div>
      <div className={css.digits}>
        {Array.from({ length: safeDigits }, (_, digit) => (
          <Place
            key={`digit ${String(digit)}`}
            label={String(digit)}
            look={css.number}
            isPicked={picks.includes(digit)}
            isOff={isBusy || round !== null}
            press={() => change([digit])}
          >
            {digit}
          </Place>
        ))}
      </div>
    </>
  );
}

export const safe: BonusPart = {
  Board: Safe,
  told: (t, { draws }) => t('tickets.dials', { digits: draws.join(' ') }),
};
