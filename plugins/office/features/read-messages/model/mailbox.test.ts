import { expect, test } from 'vitest';

import { type MailboxAct, openMailbox, shownOf, stepMailbox } from './mailbox';

const message = (id: number, isRead = false) => ({ id, kind: 'device', at: id, title: 'x', text: 'y', isRead });
const page = (ids: number[], unread_count: number) => ({
  data: ids.map((id) => message(id)),
  total_count: 4,
  unread_count,
});
const after = (...acts: MailboxAct[]) => acts.reduce(stepMailbox, openMailbox(page([4, 3], 4)));

test('[OFFICE-10] opening a message lowers the count once', () => {
  const opened = { kind: 'chosen', id: 4 } as const;
  expect([after(opened).unread, after(opened, opened, { kind: 'chosen', id: null }).unread]).toEqual([3, 3]);
});

test('[OFFICE-10] the next page adds only what is new and takes the counts of the server', () => {
  const { messages, unread } = after({ kind: 'more', page: page([3, 2, 1], 4) });
  expect([messages.map(({ id }) => id), unread]).toEqual([[4, 3, 2, 1], 4]);
});

test('[OFFICE-10] among the unread the open message stays until another is opened', () => {
  const unread = after({ kind: 'filtered', isUnreadOnly: true }, { kind: 'chosen', id: 4 });
  expect(shownOf(unread).map(({ id }) => id)).toEqual([4, 3]);
  expect(shownOf(stepMailbox(unread, { kind: 'chosen', id: 3 })).map(({ id }) => id)).toEqual([3]);
});

test('[OFFICE-10] all read: nothing is left among the unread', () => {
  const all = after({ kind: 'allRead' }, { kind: 'filtered', isUnreadOnly: true });
  expect([all.unread, shownOf(all)]).toEqual([0, []]);
});
