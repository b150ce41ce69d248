import { Link } from '@openbook/ui';
import { type ReactNode, useId } from 'react';

import css from './office.module.css';

type CardProps = {
  title: string;
  link?: { to: string; text: string };
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page with its name, and the way to the page where there is more of it. `className`: its place among others. */
export function Card({ title, link, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section className={`${css.card} ${className}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {link !== undefined && (
          <Link to={link.to} className={css.link}>
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
