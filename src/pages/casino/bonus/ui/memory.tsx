import { memoryCards, memoryPays, picturesOf } from '@contracts/bonus-games/memory';

import { useT } from '@/shared/i18n';

import { toggled } from '../lib/toggle';
import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';
import { Place } from './place';

const pictures = [
  'M32 18a14 14 0 1 1 0 28a14 14 0 1 1 0-28M30 4h4v9h-4zM30 51h4v9h-4zM4 30h9v4H4zM51 30h9v4h-9zM11 14l3-3 6 6-3 3zM44 47l3-3 6 6-3 3zM11 50l6-6 3 3-6 6zM44 17l6-6 3 3-6 6z',
  'M42 6a27 27 0 1 0 14 38A24 24 0 0 1 42 6z',
  'M32 4l8 20 21 1-16 14 5 21-18-11-18 11 5-21L3 25l21-1z',
  'M10 54C6 26 24 8 56 8C58 38 42 56 20 48L12 58z',
] as const;
const names = ['tickets.picture.0', 'tickets.picture.1', 'tickets.picture.2', 'tickets.picture.3'] as const;

function Cards({ picks, change, round, isMoving, isBusy, money }: BoardProps) {
  const t = useT();
  const under = round === null ? null : picturesOf(round.draws);
  return (
    <>
      <ul className={css.legend}>
        {memoryPays.map((pay, picture) => (
          <li key={pay}>
            <svg className={css.small} viewBox="0 0 64 64" aria-hidden="true">
              <path d={pictures[picture]} />
            </svg>
            {t(names[picture] ?? names[0])} ×2: <bdi>{money(pay)}</bdi>
          </li>
        ))}
      </ul>
      <div className={css.cards}>
        {Array.from({ length: memoryCards }, (_, place) => {
          const isPicked = picks.includes(place);
          // The player's own two turn first, the others after them.
          const picture = under === null || (isMoving && !isPicked) ? null : (under[place] ?? 0);
          const name = t('tickets.place.memory', { number: place + 1 });
          const text = picture === null || isMoving ? null : t(names[picture] ?? names[0]);
          return (
            <Place
              key={name}
              label={text === null ? name : `${name}: ${text}`}
              isPicked={isPicked}
              isOff={isBusy || round !== null}
              state={text !== null && isPicked && (round?.payout ?? 0) > 0 ? 'prize' : undefined}
              press={() => change(toggled(picks, place, 2))}
            >
              {picture === null ? (
                <span className={css.back}>{place + 1}</span>
              ) : (
                <svg className={css.face} viewBox="0 0 64 64" aria-hidden="true" data-moving={isMoving}>
                  <path d={pictures[picture]} />
                </svg>
              )}
            </Place>
          );
        })}
      </div>
    </>
  );
}

export const memory: BonusPart = { Board: Cards, told: () => null };
