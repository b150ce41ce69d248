// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { PlayerMessage } from '@contracts/player-records';

import { alerts, isOff, open, press, refusal, rows, settle } from '../../../shared/office.testing';
import { MessagesPage } from './messages-page';

const path = '/office-api/v1/messages';
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const message = (id: number, more: Partial<PlayerMessage> = {}): PlayerMessage => ({
  ...{ id, kind: 'device', at, title: `Title ${String(id)}`, text: `Text ${String(id)}`, isRead: true },
  ...more,
});
const page = (
  data: PlayerMessage[],
  total_count = data.length,
  unread = data.filter(({ isRead }) => !isRead).length,
) => ({
  ...{ data, total_count, page: 1, pageSize: 20, unread_count: unread },
  counts: { all: total_count, unread, money: 0, account: total_count, limits: 0, answers: 1 },
});
const letter = (id: number) => screen.getByRole('button', { name: new RegExp(`^Title ${String(id)}`) });
const openWith = (answer: unknown, answers: Record<string, unknown> = {}) => {
  const backend: Record<string, unknown> = { [`GET ${path}`]: answer, ...answers };
  return open(MessagesPage, backend).then((test) => ({ ...test, backend }));
};

test('[OFFICE-10] reading a message lowers the count, is told once, and leads where something can be done', async () => {
  const list = page([message(2, { isRead: false }), message(1)]);
  const { sent } = await openWith(list, { [`POST ${path}/2/read`]: null });
  expect(screen.getByRole('link', { name: 'Unread 1' })).toBeVisible();
  expect(rows()[0]).toBe('Title 2 newText 2Nov 22, 2026, 12:00');
  await press(letter(2));
  expect(sent()).toEqual([[`POST ${path}/2/read`, undefined]]);
  expect(screen.getByRole('heading', { name: 'Title 2' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Unread 0' })).toBeVisible();
  expect(letter(2)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Go to Security' })).toHaveAttribute('href', '/en/office/security');
  await press('Back to the list');
  expect(letter(2)).toHaveFocus();
  await press(letter(2));
  expect(sent()).toHaveLength(1);
});

test('[OFFICE-10] a kind that the page does not know has no way to go', async () => {
  await openWith(page([message(1, { kind: 'toString' })]));
  await press(letter(1));
  expect(screen.getByRole('article')).toHaveTextContent('Text 1');
  expect(screen.queryByRole('link', { name: /^To / })).toBeNull();
});

test('[OFFICE-10] all at once are read; a call that fails leaves them new', async () => {
  const { backend } = await openWith(page([message(2, { isRead: false })]), { [`POST ${path}/read`]: refusal() });
  await press('Mark all as read');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  expect(screen.getByRole('link', { name: 'Unread 1' })).toBeVisible();
  backend[`POST ${path}/read`] = null;
  await press('Mark all as read');
  expect(screen.getByRole('link', { name: 'Unread 0' })).toBeVisible();
  expect([alerts(), isOff('Mark all as read')]).toEqual([[], true]);
});

test('[OFFICE-10] older messages come under those that are here', async () => {
  const { backend } = await openWith(page([message(3)], 2));
  backend[`GET ${path}`] = page([message(1)], 1);
  await press('Show more');
  expect(rows().map((row) => row.slice(0, 7))).toEqual(['Title 3', 'Title 1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[OFFICE-10] what no message is about has no link; the open filter is marked', async () => {
  await openWith(page([message(1)]));
  expect(screen.getAllByRole('link').map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
    ...[
      ['All 1', 'true'],
      ['Unread 0', null],
      ['Account 1', null],
      ['Replies 1', null],
    ],
  ]);
});

test.each([
  ['ArrowDown', 3, 2],
  ['ArrowUp', 2, 3],
  ['ArrowUp', 3, 3],
  ['End', 3, 1],
  ['ArrowDown', 1, 1],
  ['Home', 1, 3],
])('[OFFICE-10] %s goes from message %i to %i', async (key, from, to) => {
  await openWith(page([message(3), message(2), message(1)]));
  act(() => letter(from).focus());
  fireEvent.keyDown(letter(from), { key });
  expect(letter(to)).toHaveFocus();
});

test('[OFFICE-10] a list that does not come says so, and comes when it is asked for again', async () => {
  const { backend } = await openWith(refusal({ statusCode: 0 }));
  expect(screen.getByRole('heading', { name: 'Messages could not be loaded.' })).toBeVisible();
  backend[`GET ${path}`] = page([message(1)]);
  await press('Try again');
  expect(letter(1)).toBeVisible();
});

test('[OFFICE-10] no messages at all: the page says what comes here', async () => {
  await openWith(page([]));
  expect(screen.getByRole('heading', { name: 'No messages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'What appears here' })).toHaveAttribute('href', '/en/office/settings');
});

test('[OFFICE-10] while the list is on its way nothing can be marked read', async () => {
  await openWith(new Promise(() => undefined));
  expect(isOff('Mark all as read')).toBe(true);
  expect(screen.queryByRole('navigation')).toBeNull();
  await settle();
});
