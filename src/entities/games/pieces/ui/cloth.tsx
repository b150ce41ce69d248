import { type CSSProperties, type KeyboardEvent, useState } from 'react';

import { colourOf, coversOf } from '@contracts/games/roulette';

import { type Translate, useT } from '@/shared/i18n';

import { fieldPlaces, neighbourOf, pointOf } from '../lib/places';
import * as css from './cloth.css';

/** Directions of the arrows where the numbers lie; on a phone the cloth stands upright. */
const across: Readonly<Record<string, readonly [along: number, across: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const upright: typeof across = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

type ClothProps = {
  /** What lies on a place, as its chip says it. */
  chips: ReadonlyMap<string, string>;
  press: (place: string) => void;
  /** A place in words. */
  textOf: (t: Translate, place: string) => string;
  /** The number of the last round. */
  drawn?: number | null;
};

/** The cloth: a chip lies where it is pressed. The numbers are one stop of the keyboard; arrows go from place to place. */
export function Cloth({ chips, press, textOf, drawn = null }: ClothProps) {
  const t = useT();
  const [current, setCurrent] = useState('17');
  const [lit, setLit] = useState<readonly number[]>([]);
  const chip = (place: string) => chips.has(place) && <span className={css.chip} data-sum={chips.get(place)} />;
  const common = (place: string) => ({
    type: 'button' as const,
    'data-place': place,
    'aria-pressed': chips.has(place),
    'data-lit': coversOf(place).length === 1 && lit.includes(Number(place)),
    onClick: () => press(place),
    onPointerEnter: () => setLit(coversOf(place)),
    onPointerLeave: () => setLit([]),
  });
  const outer = (place: string) => (
    <button
      key={place}
      {...common(place)}
      className={css.outer}
      data-colour={place}
      aria-label={`${textOf(t, place)}${place.startsWith('column') ? ' 2:1' : ''}`}
    >
      <span>{place.startsWith('column') ? '2:1' : textOf(t, place)}</span>
      {chip(place)}
    </button>
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const field = event.currentTarget.parentElement;
    if (field === null) return;
    const { offsetWidth, offsetHeight } = field;
    const arrow = (offsetWidth > offsetHeight ? across : upright)[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const next = neighbourOf(current, { along: arrow[0], across: arrow[1] });
    field.querySelector<HTMLElement>(`[data-place='${next ?? current}']`)?.focus();
  };
  return (
    <div className={css.cloth} role="group" aria-label={t('rounds.roulette.cloth')}>
      <button
        {...common('0')}
        className={css.zero}
        data-colour="zero"
        data-drawn={drawn === 0}
        aria-label={textOf(t, '0')}
      >
        0{chip('0')}
      </button>
      <div className={css.field} role="group" aria-label={t('rounds.roulette.numbers')}>
        {fieldPlaces.map((place) => {
          const isCell = coversOf(place).length === 1;
          const { along, across: up } = pointOf(place);
          return (
            <button
              key={place}
              {...common(place)}
              className={isCell ? css.cell : css.onLine}
              style={{ '--along': along, '--across': up } as CSSProperties}
              data-colour={isCell ? colourOf(Number(place)) : undefined}
              data-drawn={isCell && drawn === Number(place)}
              data-way={isCell ? undefined : along % 1 === 0 ? (up % 1 === 0 ? 'corner' : 'along') : 'across'}
              onKeyDown={onKeyDown}
              tabIndex={place === current ? 0 : -1}
              aria-label={textOf(t, place)}
              onFocus={() => {
                setCurrent(place);
                setLit(coversOf(place));
              }}
              onBlur={() => setLit([])}
            >
              {isCell && <span>{place}</span>}
              {chip(place)}
            </button>
          );
        })}
      </div>
      <div className={css.columns}>{['column3', 'column2', 'column1'].map(outer)}</div>
      <div className={css.dozens}>{['dozen1', 'dozen2', 'dozen3'].map(outer)}</div>
      <div className={css.halves}>{['low', 'even', 'red', 'black', 'odd', 'high'].map(outer)}</div>
    </div>
  );
}
