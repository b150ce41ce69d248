import type { ReactNode } from 'react';

import { type TextKey, useT } from '@/shared/i18n';

import * as css from './page.css';

/** One group of components under its heading. */
export function Section({ title, children }: { title: TextKey; children: ReactNode }) {
  const t = useT();
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t(title)}</h2>
      {children}
    </section>
  );
}

/** One component in one state; `name` is its name in the code. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.item}>
      {children}
      <span className={css.caption}>{name}</span>
    </div>
  );
}
