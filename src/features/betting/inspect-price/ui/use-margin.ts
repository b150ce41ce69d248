import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect } from 'react';

import { $book, type MarketGroup } from '@/entities/match';
import { $locale } from '@/shared/i18n';
import { writeText } from '@/shared/ui/odds-cell';

import { booksOf } from '../lib/books';
import { mainMargin } from '../lib/margin';

/** Writes the margin of a market into an element that React leaves empty, at every change of its prices. Row ODDS-81. */
export function useMargin(ref: RefObject<HTMLElement | null>, markets: MarketGroup['markets']): void {
  const [book, locale] = useUnit([$book, $locale]);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place || !book) return undefined;
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const books = booksOf(markets);
    const text = place.appendChild(document.createTextNode(''));
    const paint = () => {
      const margin = mainMargin(books, (id) => book.priceOf(id) ?? 0);
      const next = margin === null ? '' : percent.format(margin / 10_000);
      if (text.data !== next || text.parentNode !== place) writeText(place, text, next);
    };
    paint();
    const stops = markets.map(({ id }) => book.onPrice(id, { paint }));
    return () => {
      for (const stop of stops) stop();
      place.replaceChildren();
    };
  }, [ref, book, locale, markets]);
}
