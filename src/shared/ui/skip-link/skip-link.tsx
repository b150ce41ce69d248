import type { ReactNode } from 'react';

import { skipLink } from './skip-link.css';

/** The first stop of the Tab key; it jumps over the navigation. `target`: id of an element with `tabIndex={-1}`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        // The router owns the address, so the focus moves and the hash stays.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
