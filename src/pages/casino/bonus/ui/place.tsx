import type { ReactNode } from 'react';

import * as css from './boards.css';

type PlaceProps = {
  label: string;
  isPicked: boolean;
  /** The round is over or on its way: nothing is chosen now. */
  isOff: boolean;
  look?: string | undefined;
  /** How the place came out, for its colour. */
  state?: 'prize' | 'drawn' | undefined;
  press: () => void;
  children: ReactNode;
};

/** One place of a board, pressed where it is seen. */
export function Place({ label, isPicked, isOff, look = css.place, state, press, children }: PlaceProps) {
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-pressed={isPicked}
      aria-disabled={isOff}
      data-state={state}
      onClick={isOff ? undefined : press}
    >
      {children}
    </button>
  );
}
