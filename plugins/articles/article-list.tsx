import type { ReactNode } from 'react';

import css from './articles.module.css';
import { PageLink } from './page-link';

type Heading = {
  id: string;
  path: string;
  title: string;
  lead: string;
  language?: string | undefined;
  note?: ReactNode;
};

export function ArticleList({ items }: { items: readonly Heading[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ id, path, title, lead, language, note }) => (
        <li key={id} className={css.card} lang={language} dir={language === undefined ? undefined : 'auto'}>
          <h2 className={css.title}>
            <PageLink path={path}>{title}</PageLink>
          </h2>
          {note}
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  );
}
