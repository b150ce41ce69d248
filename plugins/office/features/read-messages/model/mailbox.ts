import type { PlayerMessage } from '@contracts/player-records';

/** `messages`: what has been read of the list, the newest first. `total`, `unread`: on the server. `chosen`: the one in the pane. */
export type Mailbox = {
  messages: readonly PlayerMessage[];
  total: number;
  unread: number;
  chosen: number | null;
  isUnreadOnly: boolean;
};

export type MailboxPage = { data: PlayerMessage[]; total_count: number; unread_count: number };

export type MailboxAct =
  | { kind: 'more'; page: MailboxPage }
  | { kind: 'chosen'; id: number | null }
  | { kind: 'allRead' }
  | { kind: 'filtered'; isUnreadOnly: boolean };

export const openMailbox = (page: MailboxPage): Mailbox => ({
  messages: page.data,
  total: page.total_count,
  unread: page.unread_count,
  chosen: null,
  isUnreadOnly: false,
});

const read = (message: PlayerMessage): PlayerMessage => ({ ...message, isRead: true });

/** Opening a message reads it, once. */
function choose(mailbox: Mailbox, id: number | null): Mailbox {
  const isNew = mailbox.messages.some((message) => message.id === id && !message.isRead);
  return {
    ...mailbox,
    chosen: id,
    unread: mailbox.unread - Number(isNew),
    messages: mailbox.messages.map((message) => (message.id === id ? read(message) : message)),
  };
}

/** A page that comes later may hold what is here already: a new message moves all others. */
function append(mailbox: Mailbox, { data, total_count, unread_count }: MailboxPage): Mailbox {
  const known = new Set(mailbox.messages.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !known.has(id));
  return { ...mailbox, messages: [...mailbox.messages, ...fresh], total: total_count, unread: unread_count };
}

export function stepMailbox(mailbox: Mailbox, act: MailboxAct): Mailbox {
  switch (act.kind) {
    case 'more':
      return append(mailbox, act.page);
    case 'chosen':
      return choose(mailbox, act.id);
    case 'allRead':
      return { ...mailbox, unread: 0, messages: mailbox.messages.map(read) };
    case 'filtered':
      return { ...mailbox, isUnreadOnly: act.isUnreadOnly };
  }
}

/** The list that is shown. The open message stays in it although it is read now. */
export const shownOf = ({ messages, isUnreadOnly, chosen }: Mailbox): readonly PlayerMessage[] =>
  isUnreadOnly ? messages.filter(({ id, isRead }) => !isRead || id === chosen) : messages;
