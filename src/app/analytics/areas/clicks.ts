import { combine, createEvent, sample } from 'effector';

import type { MenuItem } from '@contracts/site';

import { accountSwitchRequested } from '@/entities/account';
import { $menus } from '@/entities/site';
import { loginOpened } from '@/features/access/log-in';
import { registrationOpened } from '@/features/access/register';
import { $lastArea, type Click, clicked, happened, tracked } from '@/features/collect-events';
import { languageSwitchRequested } from '@/features/switch-language';
import { logFx } from '@/shared/lib/logger';
import { classifyThisDevice } from '@/shared/lib/user-agent';
import { $routeMatch } from '@/shared/routing';
import { iconNames } from '@/shared/ui/icon';

// Header: what it opened, when the last click was in it.
const $isInHeader = $lastArea.map((area) => area === 'header' || area === 'menu');
sample({
  clock: loginOpened,
  filter: $isInHeader,
  fn: () => happened('headerLogin', { place: 'header' }),
  target: tracked,
});
sample({
  clock: registrationOpened,
  filter: $isInHeader,
  fn: () => happened('headerRegistration', { place: 'header' }),
  target: tracked,
});
sample({
  clock: languageSwitchRequested,
  source: $lastArea,
  fn: (place) => happened('headerLanguage', { place }),
  target: tracked,
});
sample({
  clock: accountSwitchRequested,
  filter: $isInHeader,
  fn: () => happened('headerBalance', { place: 'header' }),
  target: tracked,
});

// Footer: the full one under the main layout, the compact one under the others.
const linkClicked = clicked.filterMap((click) => (click.path === null ? undefined : { ...click, path: click.path }));
sample({
  clock: linkClicked,
  source: $routeMatch,
  filter: (_, { area }) => area === 'footer',
  fn: (match, { path }) =>
    happened((match?.meta.layout ?? 'main') === 'main' ? 'footerLink' : 'compactFooterLink', { link: path }),
  target: tracked,
});

// Main menu: the entry and its icon.
const itemsOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);
const $menuItems = $menus.map((menus) => itemsOf(menus['main'] ?? []));
const menuFollowed = createEvent<MenuItem>();
const found = sample({
  clock: linkClicked,
  source: $menuItems,
  filter: (_, { area }) => area === 'menu',
  fn: (items, { path }) => items.find((item) => item.path === path),
});
sample({ clock: found.filterMap((item) => item), target: menuFollowed });
sample({
  clock: menuFollowed,
  fn: ({ id, icon = '' }) => happened('mainMenu', { item: id, icon }),
  target: tracked,
});
// The sprite has no such icon, so the menu entry is wrong. Spec: shell §8, ERR-12.
sample({
  clock: menuFollowed,
  filter: ({ icon }) => icon !== undefined && !iconNames.some((name) => name === icon),
  fn: ({ id, icon }) => ({ level: 'error' as const, text: `Unknown icon "${icon ?? ''}" of the menu entry "${id}"` }),
  target: logFx,
});

// Showcases and landings: what the visitor clicked in the body of the page.
const bodies = {
  home: 'homeShowcase',
  'asian-home': 'asianShowcase',
  promo: 'promoShowcase',
  'live-home': 'liveShowcase',
  'landing-cricket-world-cup': 'cricketLanding',
} as const;
type Body = keyof typeof bodies;
const isBody = (name: string): name is Body => name in bodies;

/** The showcase on the screen. The boards of the live zone belong to its showcase. */
const $body = $routeMatch.map((match) => {
  if (match === null) return null;
  const { pageId } = match.meta;
  if (pageId === 'landing') return `landing-${match.params['slug'] ?? ''}`;
  return pageId === 'sport-board' && match.params['section'] === 'live' ? 'live-home' : pageId;
});
const $shown = combine($body, (body): Body | null => (body !== null && isBody(body) ? body : null));
const blockOf = ({ path, control }: Click) => path ?? control ?? '';
const bodyClicked = sample({
  clock: clicked,
  source: $shown,
  filter: (body, { area, control }) => body !== null && area === 'main' && control !== null,
  fn: (body, click) => (body === null ? undefined : happened(bodies[body], { block: blockOf(click) })),
});
sample({ clock: bodyClicked.filterMap((event) => event), target: tracked });

// Pages of the apps: a button in the body installs or downloads.
sample({
  clock: clicked,
  source: $routeMatch,
  filter: (match, { area, control }) =>
    area === 'main' && control === 'button' && (match?.meta.pageId === 'mobile' || match?.meta.pageId === 'desktop'),
  fn: () => happened('downloadClicked', { system: classifyThisDevice().os.name }),
  target: tracked,
});
