import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import type { Move, PricePainter } from '../lib/prices';
import { useDesk } from './book-provider';

export type OddsCellOptions = {
  /** The button, whose `aria-disabled`, `data-state`, `data-move` and `data-long` the cell writes. */
  ref: RefObject<HTMLElement | null>;
  /** The empty element, read but not drawn, that holds the name; before the price. */
  nameRef: RefObject<HTMLElement | null>;
  /** The empty element that holds the price. */
  priceRef: RefObject<HTMLElement | null>;
  marketId: number;
  /** Match, market and outcome: the name of the button is this and the price. */
  name: string;
  /** Suspended: a lock stands in place of the price. */
  isSuspended?: boolean;
  /** The feed is lost: the last price stays, but cannot be taken. */
  isStale?: boolean;
};

type Looks = Required<Pick<OddsCellOptions, 'name' | 'isSuspended' | 'isStale'>> & {
  format: (milli: number) => string;
  words: { suspended: string; noPrice: string };
};

/** Signs that fit beside a label in the narrowest box: "34.50". Longer prices stand under their label. */
const LONG = 5;

const setOrRemove = (element: HTMLElement, attribute: string, value: string | null) => {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
};

/** Writes only what changed. A change of price is one text and at most one attribute; the name is read from the content, so it follows by itself. */
class OddsPainter implements PricePainter {
  readonly #button: HTMLElement;
  readonly #name = document.createTextNode('');
  readonly #price = document.createTextNode('');
  readonly #looks: Looks;
  #milli = -1;
  #move: Move = null;
  #isLong = false;

  constructor(button: HTMLElement, name: HTMLElement, price: HTMLElement, looks: Looks) {
    this.#button = button;
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
    this.#price.data = text;
    const isLong = text.length > LONG;
    if (isLong !== this.#isLong) {
      this.#isLong = isLong;
      setOrRemove(this.#button, 'data-long', isLong ? '' : null);
    }
    if (shown <= 0 || milli === 0) this.#paintState(milli === 0);
  }

  #paintState(hasNoPrice: boolean): void {
    const { name, isSuspended, isStale, words } = this.#looks;
    setOrRemove(this.#button, 'data-state', isSuspended ? 'suspended' : hasNoPrice ? 'none' : null);
    setOrRemove(this.#button, 'aria-disabled', isSuspended || isStale || hasNoPrice ? 'true' : null);
    this.#name.data = isSuspended ? `${name}, ${words.suspended}` : hasNoPrice ? `${name}, ${words.noPrice}` : name;
  }

  remove(): void {
    this.#name.remove();
    this.#price.remove();
  }
}

/**
 * Writes the price of an outcome into a button that React renders once: text, movement (1.5 s), accessible name, and the states
 * "suspended" and "no price". React must not set the attributes named above. Spec: ODDS-07, ODDS-11, ODDS-14.
 */
export function useOddsCell({
  ref,
  nameRef,
  priceRef,
  marketId,
  name,
  isSuspended = false,
  isStale = false,
}: OddsCellOptions): void {
  const { book, format, words } = useDesk();

  useLayoutEffect(() => {
    if (!ref.current || !nameRef.current || !priceRef.current) return undefined;
    const looks = { name, isSuspended, isStale, format, words };
    const painter = new OddsPainter(ref.current, nameRef.current, priceRef.current, looks);
    painter.paint(book?.priceOf(marketId) ?? 0, book?.moveOf(marketId) ?? null);
    const stop = book?.onPrice(marketId, painter);
    return () => {
      stop?.();
      painter.remove();
    };
  }, [ref, nameRef, priceRef, book, format, words, marketId, name, isSuspended, isStale]);
}
