// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $siteConfig } from '@/entities/site';
import { $routeMatch } from '@/shared/routing';
import { open } from '@/shared/testing';

import { GamesMenu } from './games-menu';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent.trim());
const slots = [{ path: '/slots', availability: 21, title: '' }];
const openAt = (availability: number[], address = '/slots') =>
  open(<GamesMenu />, {
    ...{ texts: ['rounds', 'casino'], address, backend: {} },
    values: [
      [$siteConfig, { availability }],
      [$routeMatch, { meta: { pageId: 'slots', links: slots }, params: {} }],
    ],
  });

test('[CAS-37] the menu of games counts each section, and marks the one that is open', async () => {
  await openAt([21]);
  expect(links()).toContain('All games 20');
  expect(links()).toContain('Slots 3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Slots 3');
});

test('[CAS-37] a section that the site does not offer is neither named nor counted', async () => {
  await openAt([]);
  expect(links()).toContain('All games 17');
  expect(links().some((text) => text.startsWith('Slots'))).toBe(false);
});

test('[CAS-37] in a room its section is marked', async () => {
  await openAt([21], '/casino/game/10/baccarat');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Card games 2');
});
