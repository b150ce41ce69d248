import { useUnit } from 'effector-react';

import type { Alphabet } from '@contracts/alphabet';

import { useT } from '@/shared/i18n';
import { $path, AppLink } from '@/shared/routing';

import { topicsOf } from '../lib/find';
import * as css from './page.css';

/** The topics, each with an address of its own. */
export function Topics({ alphabet }: { alphabet: Alphabet }) {
  const t = useT();
  const path = useUnit($path);
  const all = { title: t('alphabet.all'), path: '/betting-alphabet', isBlock: true };
  return (
    <nav className={css.topics} aria-label={t('alphabet.topics')}>
      {[all, ...topicsOf(alphabet)].map((topic) => (
        <AppLink
          key={topic.path}
          to={topic.path}
          className={topic.isBlock ? css.block : css.topic}
          aria-current={topic.path === path ? 'page' : undefined}
        >
          {topic.title}
        </AppLink>
      ))}
    </nav>
  );
}
