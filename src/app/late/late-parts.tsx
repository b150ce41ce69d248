import { useUnit } from 'effector-react';

import { $blockPath, $isMaintenance } from '@/entities/site';
import { $hasFloating } from '@/entities/watch/playing';
import { OneTap } from '@/features/access/one-tap';
import { AgeWarning } from '@/features/access/warn-age';
import { InstallButton } from '@/features/install-app';
import { ScrollTopButton } from '@/features/scroll-top';
import { SideToggle } from '@/features/toggle-side';
import { $layout } from '@/shared/lib/viewport';
import { createPart, createPartView, PartTold, usePart } from '@/shared/part';
import { LoadingBar } from '@/widgets/loading-bar';
import { NoticesButton } from '@/widgets/notices/notice-list';
import { NoticePlace } from '@/widgets/notices/notice-place';
import { PolicyLogo } from '@/widgets/policy-logo';
import { Settings } from '@/widgets/settings';

import { $sidesOff } from '../router/office';
import { $shownPage } from '../router/page';
import { cookiesPart } from './load-late';
import './light.css';
import './rare-letters.css';

const TabBar = createPartView({
  name: 'tabs',
  load: () => import('../layouts/tab-bar'),
  view: (module) => module.TabBar,
});

/** The support. The other two controls at the edges of every page listen from `appReady` on, so their code is in this file. */
const edgesPart = createPart({
  name: 'edges of the page',
  load: () => import('./late-support'),
});

/** Pictures and videos that go on over every page: their code comes with the first of them. Row MEDIA-14. */
const FloatingMedia = createPartView({
  name: 'floating pictures',
  load: () => import('@/widgets/watch/floating-media'),
  texts: ['zone'],
  view: (module) => module.FloatingMedia,
});

/** Widgets on every page that no first screen needs, in the order in which a screen reader meets them. */
export function LateParts() {
  const [blockPath, isMaintenance, shown, layout] = useUnit([$blockPath, $isMaintenance, $shownPage, $layout]);
  const hasFloating = useUnit($hasFloating);
  const { module: edges } = usePart(edgesPart);
  // A closed site asks nobody for their age: there is nothing to do behind the question.
  const isOpen = blockPath === null && !isMaintenance;
  // Pages without the frame have one message; a question about cookies can wait for the next page.
  const isFramed = shown?.match.meta.layout === 'main';
  const { module: cookies } = usePart(cookiesPart, isOpen && isFramed);
  return (
    <>
      <NoticePlace />
      <LoadingBar />
      <PolicyLogo />
      {isOpen && <AgeWarning />}
      {isOpen && isFramed && cookies && <cookies.CookiesBar />}
      {isFramed && layout === 'narrow' && <TabBar />}
      {edges && <ScrollTopButton />}
      {isOpen && <OneTap />}
      <Settings />
      {hasFloating && <FloatingMedia />}
    </>
  );
}

/** The pages of a player's office, in the place of the sports. */
const OfficeMenu = createPartView({
  name: 'menu of the office',
  load: () => import('@/widgets/menus/section-menu'),
  texts: ['office', 'section'],
  view: (module) => module.OfficeMenu,
});

const GamesMenu = createPartView({
  name: 'menu of games',
  load: () => import('@/widgets/menus/games'),
  texts: ['casino', 'rounds'],
  view: (module) => module.GamesMenu,
});

/** The replacement of the sports menu: sections of games in their lobby, pages in the office. */
export function LateOwnMenu() {
  return useUnit($sidesOff).includes('games') ? <GamesMenu /> : <OfficeMenu />;
}

/** The late part of the foot of the menu. */
export function LateMenuFoot() {
  const { module: edges } = usePart(edgesPart);
  return (
    <>
      <NoticesButton />
      <PartTold part={edgesPart} />
      {edges && <edges.SupportButton />}
      <InstallButton />
    </>
  );
}

/** At the end of the footer that is nearer to its column. */
export function LateSideToggle({ side }: { side: 'menu' | 'coupon' }) {
  const { module: edges } = usePart(edgesPart);
  const isAway = useUnit($sidesOff).includes(side);
  return !isAway && edges && <SideToggle side={side} />;
}
