import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';

import { AppInstall } from '@/features/install-app';
import { $language, $textOf } from '@/shared/i18n';
import { $path, $routeMatch } from '@/shared/routing';

import { $links, contentWanted } from '../model/content';
import { Blocks } from './blocks';
import * as css from './page.css';
import { SectionNav } from './section-nav';

/** Where the site itself is put on a device. */
const appPages = new Set(['mobile', 'desktop']);

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
        {appPages.has(match.meta.pageId) && (
          <Suspense fallback={null}>
            <AppInstall />
          </Suspense>
        )}
        <Blocks />
      </div>
    </div>
  );
}
