import type { MessagesAnswer, PlayerMessage } from '@contracts/player-records';

/**
 * `of`: the search of the address that the list answers. `messages`: what has been read of the list, the newest first.
 * `hasMore`: the server has older ones. `unread`: of all messages. `chosen`: the one in the pane.
 */
export type Mailbox = {
  of: string;
  messages: readonly PlayerMessage[];
  hasMore: boolean;
  counts: MessagesAnswer['counts'];
  unread: number;
  chosen: number | null;
};

export type MailboxAct =
  | { kind: 'found' | 'more'; of: string; page: MessagesAnswer }
  | { kind: 'chosen'; id: number | null }
  | { kind: 'allRead' };

const read = (message: PlayerMessage): PlayerMessage => ({ ...message, isRead: true });

const taken = ({ data, total_count, unread_count, counts }: MessagesAnswer) => ({
  ...{ hasMore: total_count > data.length, unread: unread_count, counts },
});

/** Opening a message reads it, once. It stays among the unread until the list is asked for again. */
function choose(mailbox: Mailbox, id: number | null): Mailbox {
  const isNew = Number(mailbox.messages.some((message) => message.id === id && !message.isRead));
  return {
    ...mailbox,
    chosen: id,
    unread: mailbox.unread - isNew,
    counts: { ...mailbox.counts, unread: mailbox.counts.unread - isNew },
    messages: mailbox.messages.map((message) => (message.id === id ? read(message) : message)),
  };
}

/** The open message stays open while the new list has it. */
function find(mailbox: Mailbox | null, of: string, page: MessagesAnswer): Mailbox {
  const chosen = page.data.some(({ id }) => id === mailbox?.chosen) ? (mailbox?.chosen ?? null) : null;
  return { of, messages: page.data, chosen, ...taken(page) };
}

/** A page that answers an earlier question is of no use. */
function append(mailbox: Mailbox, of: string, page: MessagesAnswer): Mailbox {
  return mailbox.of === of ? { ...mailbox, messages: [...mailbox.messages, ...page.data], ...taken(page) } : mailbox;
}

/** Null: nothing has come yet. */
export function stepMailbox(mailbox: Mailbox | null, act: MailboxAct): Mailbox | null {
  if (act.kind === 'found') return find(mailbox, act.of, act.page);
  if (mailbox === null) return null;
  switch (act.kind) {
    case 'more':
      return append(mailbox, act.of, act.page);
    case 'chosen':
      return choose(mailbox, act.id);
    case 'allRead':
      return {
        ...mailbox,
        ...{ unread: 0, counts: { ...mailbox.counts, unread: 0 } },
        messages: mailbox.messages.map(read),
      };
  }
}
