// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { completeLanguages } from '@contracts/languages';

import { press, type } from '@/shared/testing';

import { cells, openSection } from '../debugger.testing';

const route = (path: string, page: string) => ({ path, page, layout: 'main', access: 'public', guards: ['a', 'b'] });
const step = (name: string, verdict: string, ms: number) => ({ name, verdict, ms });

test('[ROUTE-150] the part of the address is the section that is open; a word that names none opens the guards', async () => {
  const { unmount } = await openSection('build');
  expect(screen.getByRole('tab', { name: 'Build' })).toHaveAttribute('aria-selected', 'true');
  expect(cells().map(([name]) => name)).toContain('react');
  unmount();
  await openSection('nothing');
  expect(screen.getByRole('tab', { name: 'Guards' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Nothing here yet.')).toBeVisible();
});

test('[ROUTE-150] another section is written into the address', async () => {
  const { visited } = await openSection('guards');
  await press(screen.getByRole('tab', { name: 'Routes' }));
  expect(visited).toEqual(['/en/debugger#routes']);
});

test('[ROUTE-150] each navigation lists its guards in their order, the path once', async () => {
  const trace = [
    { path: '/en/office', steps: [step('session', 'pass', 0.04), step('login', 'redirect', 1.26)] },
    { path: '/en/live', steps: [step('session', 'fail', 12)] },
  ];
  await openSection('guards', { trace });
  expect(cells()).toEqual([
    ['/en/office', 'session', 'pass', '0.0'],
    ['', 'login', 'redirect', '1.3'],
    ['/en/live', 'session', 'fail', '12.0'],
  ]);
});

test('[ROUTE-150] the route table is filtered by path and by page, without the spaces around', async () => {
  await openSection('routes', { routes: [route('/live', 'sport'), route('/office/history', 'bets')] });
  expect(cells()).toHaveLength(2);
  type('Filter', ' office ');
  expect(cells()).toEqual([['/office/history', 'bets', 'main', 'public', '2']]);
  type('Filter', 'sport');
  expect(cells().map(([path]) => path)).toEqual(['/live']);
  type('Filter', 'none of them');
  expect(screen.getByText('Nothing here yet.')).toBeVisible();
});

test('[ROUTE-150] the public stores of every slice are found by slice and by store, also of slices in a group', async () => {
  await openSection('state');
  const slices = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const has = (name: string) => slices().some((slice) => slice.startsWith(name));
  expect(['entities/session', 'features/betting/place-bet', 'shared/routing'].map(has)).toEqual([true, true, true]);
  type('Filter', ' $USERID ');
  expect([has('entities/session'), has('shared/routing')]).toEqual([true, false]);
});

test('[LANG-12] each complete language has every text that English has', async () => {
  await openSection('languages');
  await screen.findByRole('columnheader', { name: 'Language' });
  const lines = cells().filter(([language]) => completeLanguages.includes(language ?? ''));
  expect(lines.map(([language]) => language).sort()).toEqual(completeLanguages.toSorted());
  for (const [language, has, missing] of lines) {
    const [own, all] = (has ?? '').split(' / ');
    expect([language, own, missing]).toEqual([language, all, '']);
  }
});
