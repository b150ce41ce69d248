import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';

import { coversOf } from '@contracts/games/roulette';

import { useT } from '@/shared/i18n';

import { fieldPlaces, neighbourOf } from '../lib/places';
import * as css from './cloth.css';
import { Loupe } from './loupe';
import { type Hands, Outer, Place, type TextOf, Zero } from './place';

/** Directions of the arrows where the numbers are; on a phone the cloth is upright. */
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

const field = new Set(fieldPlaces);
const isLine = (place: string) => field.has(place) && coversOf(place).length > 1;
/** A finger is wider than a line. */
const isFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** An arrow leads to the next place of the field. */
function go(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.parentElement;
  if (field === null) return;
  const { offsetWidth, offsetHeight } = field;
  const arrow = (offsetWidth > offsetHeight ? across : upright)[event.key];
  if (arrow === undefined) return;
  event.preventDefault();
  const next = neighbourOf(event.currentTarget.dataset['place'] ?? '', { along: arrow[0], across: arrow[1] });
  if (next !== null) field.querySelector<HTMLElement>(`[data-place='${next}']`)?.focus();
}

type ClothProps = {
  /** The bet on a place, as its chip shows it. */
  chips: ReadonlyMap<string, string>;
  press: (place: string) => void;
  textOf: TextOf;
  /** The number of the last round. */
  drawn?: number | null;
};

/**
 * The cloth: a press puts a chip on a place. The numbers are one stop of the keyboard; arrows go from place to place.
 */
export function Cloth({ chips, press, textOf, drawn = null }: ClothProps) {
  const t = useT();
  const [current, setCurrent] = useState('17');
  const [over, setOver] = useState<string | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const lit = over === null ? [] : coversOf(over);
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  }, [press]);
  const hands = useMemo<Hands>(
    () => ({
      press: (place, event) => {
        if (isLine(place) && isFinger(event)) setNear(place);
        else latest.current(place);
      },
      over: setOver,
      focus: (place) => {
        setOver(place);
        setCurrent(place);
      },
      go,
    }),
    [],
  );
  const common = (place: string) => ({ place, textOf, hands, chip: chips.get(place) });
  const outer = (place: string) => <Outer key={place} {...common(place)} />;
  return (
    <div className={css.table}>
      <div className={css.cloth} role="group" aria-label={t('rounds.roulette.cloth')}>
        <Zero {...common('0')} isLit={lit.includes(0)} isDrawn={drawn === 0} />
        <div className={css.field} role="group" aria-label={t('rounds.roulette.numbers')}>
          {fieldPlaces.map((place) => (
            <Place
              key={place}
              {...common(place)}
              isLit={lit.includes(Number(place))}
              isDrawn={drawn === Number(place)}
              isCurrent={place === current}
            />
          ))}
        </div>
        <div className={css.columns}>{['column3', 'column2', 'column1'].map(outer)}</div>
        <div className={css.dozens}>{['dozen1', 'dozen2', 'dozen3'].map(outer)}</div>
        <div className={css.halves}>{['low', 'even', 'red', 'black', 'odd', 'high'].map(outer)}</div>
      </div>
      {near !== null && <Loupe place={near} chips={chips} textOf={textOf} press={press} close={() => setNear(null)} />}
    </div>
  );
}
