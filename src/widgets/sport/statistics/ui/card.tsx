import type { ReactNode } from 'react';

import * as office from '@/shared/ui/office-page';

type CardProps = { title: string; note?: ReactNode; children: ReactNode };

/** A part of a page of statistics under its name. */
export function Card({ title, note, children }: CardProps) {
  return (
    <section className={office.card} aria-label={title}>
      <header className={office.head}>
        <h2 className={office.name}>{title}</h2>
        {note !== undefined && <span className={office.quiet}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
