import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { useDesk } from './book-provider';

export type OddsCellOptions = {
  /** The button, whose `aria-label`, `aria-disabled`, `data-state` and `data-move` the cell writes. */
  ref: RefObject<HTMLElement | null>;
  /** The empty element that holds the price. */
  priceRef: RefObject<HTMLElement | null>;
  marketId: number;
  /** Match, market and outcome: the name of the button ends with it and the price. */
  name: string;
  /** Suspended: a lock stands in place of the price. */
  isSuspended?: boolean;
  /** The feed is lost: the last price stays, but cannot be taken. */
  isStale?: boolean;
};

/** An attribute that is written only when it changes: most paints change the text alone. */
function createAttribute(element: HTMLElement, name: string) {
  let shown: string | null = element.getAttribute(name);
  return (value: string | null) => {
    if (value === shown) return;
    shown = value;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
}

/**
 * Writes the price of an outcome into a button that React renders once: text, movement (1.5 s), accessible name, and the states
 * "suspended" and "no price". React must not set the attributes named above. Spec: ODDS-07, ODDS-11, ODDS-14.
 */
export function useOddsCell({
  ref,
  priceRef,
  marketId,
  name,
  isSuspended = false,
  isStale = false,
}: OddsCellOptions): void {
  const { book, format, words } = useDesk();
  const { suspended, noPrice } = words;

  useLayoutEffect(() => {
    const button = ref.current;
    const place = priceRef.current;
    if (!button || !place) return undefined;
    const text = place.appendChild(document.createTextNode(''));
    const setLabel = createAttribute(button, 'aria-label');
    const setDisabled = createAttribute(button, 'aria-disabled');
    const setState = createAttribute(button, 'data-state');
    const setMove = createAttribute(button, 'data-move');
    let shown = -1;

    const paint = () => {
      const milli = book?.priceOf(marketId) ?? 0;
      setMove(book?.moveOf(marketId) ?? null);
      if (milli === shown) return;
      shown = milli;
      const price = milli === 0 ? '' : format(milli);
      text.data = price;
      setState(isSuspended ? 'suspended' : milli === 0 ? 'none' : null);
      setDisabled(isSuspended || isStale || milli === 0 ? 'true' : null);
      setLabel(isSuspended ? `${name}, ${suspended}` : milli === 0 ? `${name}, ${noPrice}` : `${name} ${price}`);
    };
    paint();
    const stop = book?.onPrice(marketId, paint);
    return () => {
      stop?.();
      text.remove();
    };
  }, [ref, priceRef, book, format, suspended, noPrice, marketId, name, isSuspended, isStale]);
}
