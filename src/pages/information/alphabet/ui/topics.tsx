import type { Alphabet } from '@contracts/alphabet';

import { useT } from '@/shared/i18n';
import { AppNavLink } from '@/shared/routing';

import { topicsOf } from '../lib/find';
import * as css from './page.css';

/** The topics, each with an address of its own. */
export function Topics({ alphabet }: { alphabet: Alphabet }) {
  const t = useT();
  const all = { title: t('alphabet.all'), path: '/betting-alphabet', isBlock: true };
  return (
    <nav className={css.topics} aria-label={t('alphabet.topics')}>
      {[all, ...topicsOf(alphabet)].map((topic) => (
        <AppNavLink key={topic.path} to={topic.path} className={topic.isBlock ? css.block : css.topic} end>
          {topic.title}
        </AppNavLink>
      ))}
    </nav>
  );
}
