import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

import { writeText } from '@/shared/ui/odds-cell';

import type { Move, PricePainter } from '../lib/prices';
import { useCellSetup } from './book-provider';

export type OddsCellOptions = {
  /** The button. The cell writes its `aria-disabled`, `data-state`, `data-move` and `data-long`. */
  ref: RefObject<HTMLElement | null>;
  /** The empty, visually hidden element before the price; the cell writes the name into it. */
  nameRef: RefObject<HTMLElement | null>;
  /** The empty element that shows the price. */
  priceRef: RefObject<HTMLElement | null>;
  marketId: number;
  /** Match, market and outcome. The button's name is this text and the price. */
  name: string;
  /** Suspended: a padlock is in place of the price. */
  isSuspended?: boolean;
  /** Ends the name of a suspended one: why. */
  lock?: string | undefined;
  /** The feed is lost: the last price stays, but it cannot be taken. */
  isStale?: boolean;
};

type Looks = Required<Pick<OddsCellOptions, 'name' | 'isSuspended' | 'isStale'>> & {
  lock: string | undefined;
  format: (milli: number) => string;
  words: { suspended: string; noPrice: string };
};

/** This many characters fit next to a label in the narrowest box: "34.50". A longer price is under its label. */
const long = 5;

const setOrRemove = (element: HTMLElement, attribute: string, value: string | null) => {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
};

/**
 * Writes only what changed: for a price one text and at most one attribute. The name follows by itself, because it is
 * read from the content.
 */
class OddsPainter implements PricePainter {
  readonly #button: HTMLElement;
  readonly #place: HTMLElement;
  readonly #named: HTMLElement;
  readonly #name = document.createTextNode('');
  readonly #price = document.createTextNode('');
  readonly #looks: Looks;
  #milli = -1;
  #move: Move = null;
  #isLong = false;

  constructor(button: HTMLElement, name: HTMLElement, price: HTMLElement, looks: Looks) {
    this.#button = button;
    this.#place = price;
    this.#named = name;
    this.#looks = looks;
    button.removeAttribute('data-move');
    button.removeAttribute('data-long');
    name.append(this.#name);
    price.append(this.#price);
  }

  paint(milli: number, move: Move): void {
    if (move !== this.#move) {
      this.#move = move;
      setOrRemove(this.#button, 'data-move', move);
    }
    const shown = this.#milli;
    if (milli === shown) return;
    this.#milli = milli;
    const text = milli === 0 || this.#looks.isSuspended ? '' : this.#looks.format(milli);
    writeText(this.#place, this.#price, text);
    const isLong = text.length > long;
    if (isLong !== this.#isLong) {
      this.#isLong = isLong;
      setOrRemove(this.#button, 'data-long', isLong ? '' : null);
    }
    if (shown <= 0 || milli === 0) this.#paintState(milli === 0);
  }

  #paintState(hasNoPrice: boolean): void {
    const { name, isSuspended, isStale, words, lock = words.suspended } = this.#looks;
    setOrRemove(this.#button, 'data-state', isSuspended ? 'suspended' : hasNoPrice ? 'none' : null);
    setOrRemove(this.#button, 'aria-disabled', isSuspended || isStale || hasNoPrice ? 'true' : null);
    const said = isSuspended ? `${name}, ${lock}` : hasNoPrice ? `${name}, ${words.noPrice}` : name;
    writeText(this.#named, this.#name, said);
  }

  remove(): void {
    this.#named.replaceChildren();
    this.#place.replaceChildren();
  }
}

/**
 * Writes an outcome's price into a button that React renders once: text, movement (1.5 s), accessible name, and the
 * states "suspended" and "no price". React must not set the attributes named above. Spec: ODDS-07, ODDS-11, ODDS-14.
 */
export function useOddsCell({
  ref,
  nameRef,
  priceRef,
  marketId,
  name,
  isSuspended = false,
  isStale = false,
  lock,
}: OddsCellOptions): void {
  const { book, format, words } = useCellSetup();

  useLayoutEffect(() => {
    if (!ref.current || !nameRef.current || !priceRef.current) return undefined;
    const looks = { name, isSuspended, isStale, lock, format, words };
    const painter = new OddsPainter(ref.current, nameRef.current, priceRef.current, looks);
    painter.paint(book?.priceOf(marketId) ?? 0, book?.moveOf(marketId) ?? null);
    const stop = book?.onPrice(marketId, painter);
    return () => {
      stop?.();
      painter.remove();
    };
  }, [ref, nameRef, priceRef, book, format, words, marketId, name, isSuspended, isStale, lock]);
}
