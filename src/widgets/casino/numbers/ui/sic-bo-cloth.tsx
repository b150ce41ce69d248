import { useUnit } from 'effector-react';

import { mostSicBoSpots, sicBoPay, sicBoSpots } from '@contracts/games/sic-bo';

import { clothCss } from '@/entities/casino/pieces';
import { type ChoiceProps, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import { placeText } from '../lib/places';
import * as own from './numbers.css';

/** Places for three dice; each takes an equal part of the stake. */
export function SicBoCloth({ choice: { spots = [] }, change }: ChoiceProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale));
  const isFull = spots.length >= mostSicBoSpots;
  return (
    <div className={css.column}>
      <div className={own.places} role="group" aria-label={t('rounds.roulette.cloth')}>
        {sicBoSpots.map((spot) => {
          const [isOn, pay] = [spots.includes(spot), sicBoPay(spot)];
          return (
            <button
              key={spot}
              type="button"
              className={`${clothCss.spot} ${own.place}`}
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => change({ spots: isOn ? spots.filter((one) => one !== spot) : [...spots, spot] })}
            >
              <span>{placeText(t, spot)}</span>
              <span className={own.pay}>{pay === null ? '2 / 3 / 15 ×' : `${number.format(pay / 100)} ×`}</span>
            </button>
          );
        })}
      </div>
      <p className={css.quiet}>{t('rounds.roulette.parts', { count: spots.length })}</p>
    </div>
  );
}
