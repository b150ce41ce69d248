import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session';
import { AppInstall } from '@/features/install-app';
import { $pageName } from '@/features/page-query';
import { $textOf } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $links } from '@/widgets/menus/section-menu';
import { PluginRoute } from '@/widgets/plugin-slot';
import { SupportWays } from '@/widgets/support';

import { Blocks } from './blocks';
import { DrawAlarm } from './late-draw-alarm';
import * as css from './page.css';
import { SectionNav } from './section-nav';

/** On these pages the visitor installs the site itself. */
const appPages = new Set(['mobile', 'desktop']);

/** Each page of these shows a thing that writes its own name below: the heading of the page says it to who reads aloud. */
const namedPages = new Set(['news', 'promotion', 'landing', 'landing-headless']);

/** On the pages of these sections an app draws cards or columns, which take the room of the page. */
const wideSections = new Set(['promo', 'promotions', 'bonuses', 'bonuses-offers', 'bonus', 'specialoffer', 'news']);
/** Apps of these sections draw boards: their neighbours are above, so that nothing is beside them. */
const boardSections = new Set(['toto', 'toto-frame', 'lotto']);

/** A page of a section: its name, its neighbours, and what a remote app or the backend shows on it. Spec: shell §2. */
export function SectionPage() {
  const [match, textOf, links, isAuth, name] = useUnit([$routeMatch, $textOf, $links, $isAuth, $pageName]);
  if (match === null) return null;
  const { title, pageId, section } = match.meta;
  // The list of news has no thing.
  const isNamed = name !== '' && namedPages.has(pageId) && Object.values(match.params).some(Boolean);
  const isSupport = pageId === 'office-support';
  // Players find the pages of their office in the menu of the frame.
  const isOffice = isAuth && section === 'office';

  const isBoard = boardSections.has(section);
  const hasNav = links.length > 1 && !isOffice && section !== 'toto-frame';

  return (
    <div className={isOffice ? css.office : isBoard ? `${css.page} ${css.board}` : css.page}>
      {hasNav && <SectionNav />}
      <div className={isOffice || isBoard || wideSections.has(section) ? css.wideContent : css.content}>
        <h1 className={css.title}>
          <span>{textOf(title) ?? title}</span>
          {isNamed && <VisuallyHidden>{` · ${name}`}</VisuallyHidden>}
        </h1>
        {appPages.has(pageId) && <AppInstall />}
        {isSupport && <SupportWays />}
        {section === 'lotto' && <DrawAlarm />}
        <PluginRoute>
          <Blocks hasMore={isSupport} />
        </PluginRoute>
      </div>
    </div>
  );
}
