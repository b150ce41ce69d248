import { useUnit } from 'effector-react';

import { AppInstall } from '@/features/install-app';
import { $textOf } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import { PluginRoute } from '@/widgets/plugin-slot';
import { SupportWays } from '@/widgets/support';

import { $links } from '../model/content';
import { Blocks } from './blocks';
import * as css from './page.css';
import { SectionNav } from './section-nav';

/** On these pages the visitor installs the site itself. */
const appPages = new Set(['mobile', 'desktop']);

/** A page of a section: its name, its neighbours, and what a remote app or the backend shows on it. Spec: shell §2. */
export function SectionPage() {
  const [match, textOf, links] = useUnit([$routeMatch, $textOf, $links]);
  if (match === null) return null;
  const { title, pageId } = match.meta;
  const isSupport = pageId === 'office-support';

  return (
    <div className={css.page}>
      {links.length > 1 && <SectionNav />}
      <div className={css.content}>
        <h1 className={css.title}>{textOf(title) ?? title}</h1>
        {appPages.has(pageId) && <AppInstall />}
        {isSupport && <SupportWays />}
        <PluginRoute>
          <Blocks hasMore={isSupport} />
        </PluginRoute>
      </div>
    </div>
  );
}
