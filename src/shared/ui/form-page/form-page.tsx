import type { CSSProperties, ReactNode } from 'react';

import * as css from './form-page.css';

type FormPageProps = {
  title: string;
  /** The form's height until its code loads, px. */
  height: number;
  /** Links to other pages, one in each line. */
  foot?: readonly ReactNode[] | undefined;
  children: ReactNode;
};

/** A page that is one form. */
export function FormPage({ title, height, foot = [], children }: FormPageProps) {
  return (
    <div className={css.card}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.place} style={{ '--form-height': `${String(height)}px` } as CSSProperties}>
        {children}
      </div>
      {foot.map((line, index) => (
        <p key={index} className={css.foot}>
          {line}
        </p>
      ))}
    </div>
  );
}
