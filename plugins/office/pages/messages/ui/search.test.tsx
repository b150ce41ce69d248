// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { open, type } from '../../../shared/office.testing';
import { MessagesPage } from './messages-page';

const found = (all: number, unread_count = all) => ({
  ...{ data: [], total_count: 0, page: 1, pageSize: 20, unread_count },
  counts: { all, unread: unread_count, money: 0, account: 0, limits: 0, answers: 0 },
});
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const search = () => screen.getByRole('searchbox', { name: 'Search messages' });

async function opened() {
  const reads = vi.fn(() => found(3));
  const { calls } = await open(MessagesPage, { 'GET /office-api/v1/messages': reads });
  return { reads, asked: () => calls.flatMap(([name, words]) => (name === 'replaceSearch' ? [words] : [])) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[OFFICE-10] words come into the address once the typing rests, and the list answers them', async () => {
  const { reads, asked } = await opened();
  type(/Search/, 'ca');
  await later(300);
  type(/Search/, ' card ');
  await later(399);
  expect(asked()).toEqual([]);
  await later(1);
  expect(asked()).toEqual(['?q=card']);
  expect(reads).toHaveBeenCalledTimes(2);
  // The spaces that were typed stay where they are.
  expect(search()).toHaveValue(' card ');
  expect(screen.getByRole('status')).toHaveTextContent('3 found');
  expect(screen.getByRole('heading', { name: 'No results for “card”' })).toBeVisible();
});

test('[OFFICE-10] words that are typed while an answer comes are not taken away', async () => {
  const { asked } = await opened();
  type(/Search/, 'card');
  await later(400);
  type(/Search/, 'card 12');
  await later(100);
  expect(search()).toHaveValue('card 12');
  await later(300);
  expect(asked()).toEqual(['?q=card', '?q=card+12']);
});

test('[OFFICE-10] emptied, the search shows all again', async () => {
  const { asked } = await opened();
  type(/Search/, 'x');
  await later(400);
  type(/Search/, '');
  await later(400);
  expect(asked()).toEqual(['?q=x', '']);
  expect(screen.queryByText(/^No results for “/)).toBeNull();
});
