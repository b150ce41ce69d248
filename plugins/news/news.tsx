import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Article } from './article';
import { List } from './list';
import css from './news.module.css';

/** `/news` lists all news, `/news/<slug>` shows one beside the list. Spec: shell §2, ROUTE-148. */
export function News() {
  const path = useUnit(useHost().$path);
  const slug = path.split('/')[2] ?? '';
  return (
    <div className={css.root}>
      <div className={slug === '' ? css.alone : css.panes}>
        <List open={slug} />
        {slug !== '' && <Article key={slug} slug={slug} />}
      </div>
    </div>
  );
}
