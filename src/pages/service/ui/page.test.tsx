// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { $siteConfig } from '@/entities/site';
import { $routeMatch } from '@/shared/routing';
import { nowSec, open, press, refusal, ways } from '@/shared/testing';

import { ServicePage } from './page';

const support = { email: 'help@book.example', socialLinks: [{ name: 'Telegram', link: 'https://t.example/book' }] };
const check = 'POST /blocks-api/api/v2/block';
const openPage = (pageId: string, { backend = {}, config = {} } = {}) =>
  open(<ServicePage />, {
    ...{ texts: ['technical'], backend, address: `/${pageId}` },
    values: [
      [$routeMatch, { meta: { pageId }, params: {} }],
      [
        $siteConfig,
        { support, availability: [], maintenance: { isActive: false, started_at: 0, ended_at: 0 }, ...config },
      ],
    ],
  });
const still = { data: { displayTypeId: 1, templateTypeId: 1, code: 0, url: '', reasons: [], breadcrumbs: [] } };

test.each([
  ['block', 'Not available in your region', true],
  ['block-ua', 'Not available in your region', true],
  ['site-updates', 'The site is being updated', true],
  ['suspension', 'The service is suspended', true],
  ['coming-soon', 'Coming soon', true],
  ['maintenance', 'Maintenance in progress', true],
  ['oldbrowser', 'Your browser is too old', false],
  ['a page that nobody knows', 'Not available in your region', true],
])('[BLOCK-12] %s says “%s”; it can be checked again: %s', async (pageId, title, isChecked) => {
  await openPage(pageId);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Check again' })).toHaveLength(isChecked ? 1 : 0);
});

test('a closed site can still be reached', async () => {
  await openPage('block');
  expect(ways()).toEqual([
    ['Contact us: help@book.example', 'mailto:help@book.example'],
    ['Telegram', 'https://t.example/book'],
  ]);
});

test('a site that names no contact shows none', async () => {
  await openPage('block', { config: { support: { email: '', socialLinks: [] } } });
  expect(ways()).toEqual([]);
});

test.each([
  ['block', [63], 1],
  ['block', [], 0],
  ['suspension', [63], 0],
])('[BLOCK-12] on %s with the entries %j an appeal is offered %i times', async (pageId, availability, times) => {
  await openPage(pageId, { config: { availability } });
  expect(screen.queryAllByRole('link', { name: 'Appeal' })).toHaveLength(times);
});

test('[BLOCK-12] a check says that it goes on, and that the site is still closed', async () => {
  const answer = Promise.withResolvers();
  await openPage('block', { backend: { [check]: () => answer.promise } });
  await press('Check again');
  expect(screen.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-disabled', 'true');
  answer.resolve(still);
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Still not available. Try again later.'));
});

test('[BLOCK-12] a check that fails says so', async () => {
  await openPage('block', { backend: { [check]: refusal() } });
  await press('Check again');
  expect(screen.getByRole('status')).toHaveTextContent('The check failed. Try again in a moment.');
});

test('the page of maintenance says since when and until when, where the operator said so', async () => {
  const maintenance = { isActive: true, started_at: nowSec - 3600, ended_at: nowSec + 3600 };
  await openPage('maintenance', { config: { maintenance } });
  expect(await screen.findByText(/Nov 22.*Nov 22/)).toBeVisible();
});
