import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import { marketIdOf } from '../ids.ts';
import type { Match, Quote } from '../match.ts';
import type { ReplayMatch } from './load.ts';

/**
 * Makes quotes of the bookmakers' mean odds. Until kick-off these real odds replace those of the model. What is above
 * one in a book's sum is its margin, which is no part of a chance.
 */
function bookQuotes({ odds, total, handicap }: ReplayMatch): Quote[] {
  const quote = (
    book: readonly number[],
    groupId: number,
    typeId: number,
    decimal: number,
    param: number | null = null,
  ): Quote => ({
    groupId,
    typeId,
    period: 0,
    param,
    chance: 1 / decimal / book.reduce((sum, odd) => sum + 1 / odd, 0),
    milli: Math.round(decimal * 1000),
    isMain: true,
  });
  const quotes: Quote[] = [];
  if (odds?.avg) {
    const [home, draw, away] = odds.avg;
    const book = odds.avg;
    quotes.push(
      quote(book, G.result, O.home, home),
      quote(book, G.result, O.draw, draw),
      quote(book, G.result, O.away, away),
    );
  }
  if (total?.overUnder.avg) {
    const [over, under] = total.overUnder.avg;
    const book = [over, under];
    quotes.push(quote(book, G.total, O.over, over, total.line), quote(book, G.total, O.under, under, total.line));
  }
  if (handicap?.homeAway.avg) {
    const { line } = handicap;
    const [home, away] = handicap.homeAway.avg;
    const book = [home, away];
    quotes.push(
      quote(book, G.handicap, O.handicapHome, home, line),
      quote(book, G.handicap, O.handicapAway, away, 0 - line),
    );
  }
  return quotes;
}

const idOf = (key: MarketKey) => marketIdOf(0, key);

/** Gives the match the bookmakers' odds before kick-off. Their lines become the main ones. */
export function withBook(match: Match, record: ReplayMatch): Match {
  const book = bookQuotes(record);
  if (book.length === 0) return match;
  const ids = new Set(book.map(idOf));
  const groups = new Set(book.map(({ groupId }) => groupId));
  return {
    ...match,
    quotesAt: (second, noise, scope) => {
      const quotes = match.quotesAt(second, noise, scope);
      if (second >= 0) return quotes;
      const others = quotes.filter((quote) => !ids.has(idOf(quote)));
      // Books do not tell how often a line comes back: the model does.
      const decided = new Map(quotes.map((quote) => [idOf(quote), quote.decided ?? 1]));
      const priced = book.map((quote) => ({ ...quote, decided: decided.get(idOf(quote)) ?? 1 }));
      return [...priced, ...others.map((quote) => (groups.has(quote.groupId) ? { ...quote, isMain: false } : quote))];
    },
  };
}
