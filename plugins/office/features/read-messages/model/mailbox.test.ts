import { expect, test } from 'vitest';

import { type Mailbox, type MailboxAct, stepMailbox } from './mailbox';

const message = (id: number, isRead = false) => ({ id, kind: 'device', at: id, title: 'x', text: 'y', isRead });
const page = (ids: number[], total_count = ids.length) => ({
  data: ids.map((id) => message(id)),
  ...{ total_count, unread_count: 4, page: 1, pageSize: 20 },
  counts: { all: 4, unread: 4, money: 0, account: 4, limits: 0, answers: 0 },
});
const found: MailboxAct = { kind: 'found', of: '', page: page([4, 3], 4) };
const after = (...acts: MailboxAct[]) => [found, ...acts].reduce<Mailbox | null>(stepMailbox, null)!;

test('[OFFICE-10] opening a message lowers both counts, once', () => {
  const opened = { kind: 'chosen', id: 4 } as const;
  const twice = after(opened, opened, { kind: 'chosen', id: null });
  expect([after(opened).unread, twice.unread, twice.counts.unread]).toEqual([3, 3, 3]);
});

test('[OFFICE-10] older messages come under those that are here; an answer to an earlier question does not', () => {
  const more = (of: string) => after({ kind: 'more', of, page: page([2, 1]) });
  expect([more('').messages.map(({ id }) => id), more('').hasMore]).toEqual([[4, 3, 2, 1], false]);
  expect([more('?about=money').messages.length, more('?about=money').hasMore]).toEqual([2, true]);
});

test('[OFFICE-10] the open message stays open while another filter has it', () => {
  const to = (ids: number[]) => after({ kind: 'chosen', id: 3 }, { kind: 'found', of: '?q=x', page: page(ids) }).chosen;
  expect([to([3, 1]), to([4])]).toEqual([3, null]);
});

test('[OFFICE-10] all read: nothing is unread', () => {
  const { unread, counts, messages } = after({ kind: 'allRead' });
  expect([unread, counts.unread, messages.every(({ isRead }) => isRead)]).toEqual([0, 0, true]);
});
