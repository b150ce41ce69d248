// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { catalogue, pathOf } from '@/entities/casino/catalogue';
import { $siteConfig } from '@/entities/site';
import { $routeMatch, SiteRouter } from '@/shared/routing';

import { Categories } from './categories';
import { Shelf } from './shelf';

const links = [
  { path: '/slots', availability: 21 },
  { path: '/casino', availability: 22 },
  { path: '/casino-lobby', availability: 23 },
  { path: '/keno', availability: 13 },
];

/** Addresses of all links on the wall of a site with these entries of its availability. */
function linksWith(availability: number[]) {
  const scope = fork({
    values: [
      [$routeMatch, { meta: { links } }],
      [$siteConfig, { availability }],
    ] as never,
  });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <Categories isAuth open="all" />
        <Shelf title="Games" games={catalogue} shelf={null} />
      </SiteRouter>
    </Provider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

test('[GUARD-23] [ROUTE-46] a site without live casino shows no game of it and no way to it', () => {
  const shown = linksWith([13, 21, 23]);
  expect(shown.filter((path) => path.includes('/casino/') || path.endsWith(pathOf.tables))).toEqual([]);
  expect(shown.filter((path) => path.includes('/slots/game/'))).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining([expect.stringMatching(/\/keno$/), expect.stringMatching(/\/casino-lobby$/)]),
  );
});

test('[GUARD-23] a site that offers all shows all', () => {
  expect(linksWith([13, 21, 22, 23]).filter((path) => path.includes('/game/'))).toHaveLength(catalogue.length);
});
