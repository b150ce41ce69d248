import type { ReactNode } from 'react';

import { skipLink } from './skip-link.css';

/** First thing the Tab key meets: jumps over the navigation. `target`: id of an element with `tabIndex={-1}`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        // The router owns the address: focus moves, the hash does not.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
