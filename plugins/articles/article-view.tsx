import type { ReactNode } from 'react';

import css from './articles.module.css';
import { PageLink } from './page-link';

type ArticleViewProps = {
  article: { title: string; lead: string; language?: string | undefined; paragraphs: readonly string[] };
  note?: ReactNode;
  /** The link to the list of articles. */
  back: { path: string; label: string };
};

export function ArticleView({ article, note, back }: ArticleViewProps) {
  const { title, lead, language, paragraphs } = article;
  return (
    <article className={css.article} lang={language} dir={language === undefined ? undefined : 'auto'}>
      <h2 className={css.title}>{title}</h2>
      {note}
      <p className={css.lead}>{lead}</p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PageLink path={back.path} className={css.back}>
        {back.label}
      </PageLink>
    </article>
  );
}
