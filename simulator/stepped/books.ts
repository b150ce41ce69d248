import type { Quote } from '../match.ts';
import type { TypeId } from '../quotes.ts';
import type { Book } from './course.ts';

/** Books of prices that are made together: `numbers` of their markets as `marketNumber` counts them. */
export const booksOfQuotes = (numbers: readonly number[], make: () => readonly Quote[]): Book[] =>
  numbers.map((number, index) => ({
    groupId: Math.floor(number / 8),
    period: number % 8,
    // The first book makes the prices of all.
    add: (add) => {
      if (index > 0) return;
      for (const { groupId, typeId, chance, ...more } of make()) add(groupId, typeId as TypeId, chance, more);
    },
  }));
