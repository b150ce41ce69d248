import { chestContents, chestsOf } from '@contracts/bonus-games/chest';

import { useT } from '@/shared/i18n';

import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';
import { Place } from './place';

function Chests({ picks, change, round, isMoving, isBusy, money }: BoardProps) {
  const t = useT();
  const held = round === null || isMoving ? null : chestsOf(round.draws);
  return (
    <div className={css.row}>
      {chestContents.map((_, place) => {
        const inside = held?.[place];
        const name = t('tickets.place.chest', { number: place + 1 });
        const text = inside === undefined ? null : inside === 0 ? t('tickets.empty') : money(inside);
        return (
          <Place
            key={name}
            label={text === null ? name : `${name}: ${text}`}
            isPicked={picks.includes(place)}
            isOff={isBusy || round !== null}
            state={inside !== undefined && inside > 0 && picks.includes(place) ? 'prize' : undefined}
            press={() => change([place])}
          >
            <svg
              className={css.drawing}
              viewBox="0 0 64 56"
              aria-hidden="true"
              data-moving={isMoving && picks.includes(place)}
            >
              <path className={css.dark} d="M6 26h52v26H6z" />
              {inside === undefined ? (
                <path className={css.lid} d="M6 26V18a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v8z" />
              ) : (
                <path className={css.lid} d="M6 24 12 6h40l6 18z" opacity="0.55" />
              )}
              <path className={css.metal} d="M27 21h10v14H27z" />
            </svg>
            <span className={css.word}>{text ?? place + 1}</span>
          </Place>
        );
      })}
    </div>
  );
}

export const chest: BonusPart = { Board: Chests, told: () => null };
