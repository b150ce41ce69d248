import { type CSSProperties, type KeyboardEvent, memo, type MouseEvent } from 'react';

import { colourOf, coversOf } from '@contracts/games/roulette';

import { type Translate, useT } from '@/shared/i18n';

import { pointOf } from '../lib/places';
import * as css from './cloth.css';

/** A place as text. */
export type TextOf = (t: Translate, place: string) => string;
/** The action on a place. The same ones for the life of the cloth, so that no place is drawn again for them. */
export type Hands = {
  press: (place: string, event: MouseEvent) => void;
  over: (place: string | null) => void;
  focus: (place: string) => void;
  go: (event: KeyboardEvent<HTMLElement>) => void;
};
const handled = (hands: Hands, place: string) => ({
  onClick: (event: MouseEvent) => hands.press(place, event),
  onPointerEnter: () => hands.over(place),
  onPointerLeave: () => hands.over(null),
  onBlur: () => hands.over(null),
});

type PlaceProps = {
  place: string;
  hands: Hands;
  textOf: TextOf;
  /** The text of its chip. */
  chip: string | undefined;
  /** The pointer or the focus is on a place that covers it. */
  isLit?: boolean;
  isDrawn?: boolean;
  isCurrent?: boolean;
};

const Chip = ({ sum }: { sum: string | undefined }) =>
  sum === undefined ? null : <span className={css.chip} data-sum={sum} />;

/** One of 145 in the field of numbers. Only the one that changes is drawn again. */
export const Place = memo(function Place({ place, textOf, chip, isLit, isDrawn, isCurrent, hands }: PlaceProps) {
  const t = useT();
  const isCell = coversOf(place).length === 1;
  const { along, across } = pointOf(place);
  return (
    <button
      type="button"
      className={isCell ? css.cell : css.onLine}
      style={{ '--along': along, '--across': across } as CSSProperties}
      data-place={place}
      data-colour={isCell ? colourOf(Number(place)) : undefined}
      data-lit={isLit}
      data-drawn={isDrawn}
      data-way={isCell ? undefined : along % 1 === 0 ? (across % 1 === 0 ? 'corner' : 'along') : 'across'}
      tabIndex={isCurrent === true ? 0 : -1}
      aria-pressed={chip !== undefined}
      aria-label={textOf(t, place)}
      {...handled(hands, place)}
      onFocus={() => hands.focus(place)}
      onKeyDown={hands.go}
    >
      {isCell && <span>{place}</span>}
      <Chip sum={chip} />
    </button>
  );
});

/** Around the field: columns, dozens and halves. */
export const Outer = memo(function Outer({ place, textOf, chip, hands }: PlaceProps) {
  const t = useT();
  const isColumn = place.startsWith('column');
  return (
    <button
      type="button"
      className={css.outer}
      data-place={place}
      data-colour={place}
      aria-pressed={chip !== undefined}
      aria-label={`${textOf(t, place)}${isColumn ? ' 2:1' : ''}`}
      {...handled(hands, place)}
    >
      <span>{isColumn ? '2:1' : textOf(t, place)}</span>
      <Chip sum={chip} />
    </button>
  );
});

export const Zero = memo(function Zero({ textOf, chip, isLit, isDrawn, hands }: Omit<PlaceProps, 'place'>) {
  const t = useT();
  return (
    <button
      type="button"
      className={css.zero}
      data-place="0"
      data-colour="zero"
      data-lit={isLit}
      data-drawn={isDrawn}
      aria-pressed={chip !== undefined}
      aria-label={textOf(t, '0')}
      {...handled(hands, '0')}
    >
      0<Chip sum={chip} />
    </button>
  );
});
