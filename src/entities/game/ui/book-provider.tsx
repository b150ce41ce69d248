import { useUnit } from 'effector-react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Book } from '../lib/book';
import { $book } from '../model/book';

type Desk = {
  book: Book | null;
  /** Price in the player's view of odds; gets thousandths. */
  format: (milli: number) => string;
  /** Words that end the name of a button without a price. */
  words: { suspended: string; noPrice: string };
};

const BookContext = createContext<Desk | null>(null);

type BookProviderProps = Pick<Desk, 'format'> & Desk['words'] & { children: ReactNode };

/** Gives the cells below the book of this scope and the player's way to write prices. Keep `format` stable: a new one repaints every cell. */
export function BookProvider({ format, suspended, noPrice, children }: BookProviderProps) {
  const book = useUnit($book);
  const desk = useMemo(() => ({ book, format, words: { suspended, noPrice } }), [book, format, suspended, noPrice]);
  return <BookContext value={desk}>{children}</BookContext>;
}

export function useDesk(): Desk {
  const desk = useContext(BookContext);
  if (desk === null) throw new Error('An odds cell stands outside BookProvider.');
  return desk;
}
