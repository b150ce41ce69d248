import { colourOf, isRed, mostSpots, outsideSpots, spotNames } from '@contracts/games/roulette';

import { type Translate, useT } from '@/shared/i18n';

import * as css from './cloth.css';

const numbers = spotNames.filter((spot) => /^\d+$/.test(spot));
const outside: ReadonlySet<string> = new Set(outsideSpots);
const widthOf = (spot: string) => {
  if (spot === '0') return css.wide;
  if (!outside.has(spot)) return undefined;
  return /^dozen|^column/.test(spot) ? css.third : css.outside;
};

type ClothProps = {
  choice: { spots?: readonly string[] | undefined };
  change: (choice: { spots: string[] }) => void;
  /** A place in words. */
  textOf: (t: Translate, spot: string) => string;
};

/** Places on the cloth; each takes an equal part of the stake. */
export function Cloth({ choice: { spots = [] }, change, textOf }: ClothProps) {
  const t = useT();
  const isFull = spots.length >= mostSpots;
  return (
    <div className={css.column}>
      <div className={css.cloth} role="group" aria-label={t('rounds.roulette.cloth')}>
        {[...numbers, ...outsideSpots].map((spot) => {
          const isOn = spots.includes(spot);
          const number = outside.has(spot) ? null : Number(spot);
          const colour = spot === 'red' || spot === 'black' ? spot : number === null ? undefined : colourOf(number);
          return (
            <button
              key={spot}
              type="button"
              className={[css.spot, widthOf(spot)].filter(Boolean).join(' ')}
              data-colour={colour}
              aria-pressed={isOn}
              aria-label={
                number === null || number === 0
                  ? undefined
                  : `${spot} ${t(isRed(number) ? 'rounds.spot.red' : 'rounds.spot.black')}`
              }
              disabled={isFull && !isOn}
              onClick={() => change({ spots: isOn ? spots.filter((own) => own !== spot) : [...spots, spot] })}
            >
              {textOf(t, spot)}
            </button>
          );
        })}
      </div>
      <p className={css.quiet}>{t('rounds.roulette.parts', { count: spots.length })}</p>
    </div>
  );
}
