import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';

import type { Book } from '../lib/book';
import { $book } from '../model/book';

/** What all cells of a provider share. */
type CellSetup = {
  book: Book | null;
  /** Turns thousandths into the player's odds format. */
  format: (milli: number) => string;
  /** This text ends the name of a button that has no price. */
  words: { suspended: string; noPrice: string };
};

const BookContext = createContext<CellSetup | null>(null);

type BookProviderProps = Pick<CellSetup, 'format'> & CellSetup['words'] & { children: ReactNode };

/**
 * Gives the cells inside it this scope's book and the player's odds format. Keep `format` stable: a new one repaints
 * every cell.
 */
export function BookProvider({ format, suspended, noPrice, children }: BookProviderProps) {
  const book = useUnit($book);
  const setup = useMemo(() => ({ book, format, words: { suspended, noPrice } }), [book, format, suspended, noPrice]);
  return <BookContext value={setup}>{children}</BookContext>;
}

export function useCellSetup(): CellSetup {
  const setup = useContext(BookContext);
  if (setup === null) throw new Error('An odds cell stands outside BookProvider.');
  return setup;
}
