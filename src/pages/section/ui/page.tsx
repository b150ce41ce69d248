import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, $textOf } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

import { $links, contentWanted } from '../model/content';
import { Blocks } from './blocks';
import * as css from './page.css';
import { SectionNav } from './section-nav';

/** A page of a section: its name, its neighbours, and what the backend has for it. Spec: shell §2. */
export function SectionPage() {
  const [match, path, language, textOf, links, wanted] = useUnit([
    $routeMatch,
    $path,
    $language,
    $textOf,
    $links,
    contentWanted,
  ]);
  useEffect(() => {
    wanted();
  }, [wanted, path, language]);
  if (match === null) return null;
  const { title } = match.meta;

  return (
    <div className={css.page}>
      {links.length > 1 && <SectionNav />}
      <div className={css.content}>
        <h1 className={css.title}>{textOf(title) ?? title}</h1>
        <Blocks />
      </div>
    </div>
  );
}
