import type { MenuItem, SiteConfig } from '../../contracts/site.ts';

/** A title is a dictionary key, which the page translates. */
const item = (id: string, path: string, availability?: number): MenuItem => ({
  id,
  title: `header.menu.${id}`,
  path,
  ...(availability === undefined ? {} : { availability }),
});

const line = item('line', '/home/line', 1);
const live = item('live', '/home/live', 2);
const information = item('information', '/information');

/** Every product of the site. The less common ones stand together. Spec: shell §1, BOOT-01. */
export const menus: SiteConfig['menus'] = {
  main: [
    line,
    live,
    item('cyber', '/cyber', 4),
    item('slots', '/slots', 21),
    item('casino', '/casino', 22),
    {
      ...item('more', ''),
      children: [
        item('racing', '/racing', 1),
        item('multi', '/multi', 3),
        item('fast-games', '/fast-games', 15),
        item('virtualsports', '/virtualsports', 14),
        item('toto', '/toto', 5),
        item('lotto', '/lotto', 6),
        item('keno', '/keno', 13),
        item('bingo', '/bingo', 8),
        item('scratchcards', '/scratchcards', 12),
        item('poker', '/poker', 10),
        item('tvgames', '/tvgames', 11),
        item('bonuses', '/bonuses', 29),
        item('promo', '/promo', 37),
        item('tournaments', '/bonus/casino/tournaments', 25),
        item('news', '/news', 34),
        item('results', '/results', 36),
        item('statistic', '/statistic', 35),
        information,
      ],
    },
  ],
  top: [],
  footer: [
    { id: 'about', title: 'footer.menu.about', path: '/information/about', availability: 49 },
    { id: 'rules', title: 'footer.menu.rules', path: '/information/rules/1', availability: 47 },
    { id: 'responsible', title: 'footer.menu.responsible', path: '/information/responsiblegaming', availability: 44 },
    { id: 'accessibility', title: 'footer.menu.accessibility', path: '/information/accessibility' },
    { id: 'contacts', title: 'footer.menu.contacts', path: '/information/contacts', availability: 48 },
  ],
  office: [],
};
