import { useHost } from '@sdk';
import { useReducer, useState } from 'react';

import { MessagesAnswer } from '@contracts/player-records';
import { z } from '@contracts/zod';

import { type MailboxPage, openMailbox, stepMailbox } from './mailbox';

export const messagesPath = '/office-api/v1/messages';
const pageSize = 20;

/** The messages of a player from their first page on. */
export function useMailbox(first: MailboxPage) {
  const { office } = useHost();
  const [mailbox, act] = useReducer(stepMailbox, first, openMailbox);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const run = (call: Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    void call.catch(() => setFailed(true)).finally(() => setBusy(false));
  };
  const choose = (id: number | null) => {
    const isNew = mailbox.messages.some((message) => message.id === id && !message.isRead);
    act({ kind: 'chosen', id });
    if (id !== null && isNew) run(office.send('POST', `${messagesPath}/${String(id)}/read`, z.unknown()));
  };
  const readAll = () => {
    if (!isBusy) run(office.send('POST', `${messagesPath}/read`, z.unknown()).then(() => act({ kind: 'allRead' })));
  };
  const more = () => {
    const page = String(Math.floor(mailbox.messages.length / pageSize) + 1);
    if (!isBusy)
      run(office.read(messagesPath, MessagesAnswer, { page }).then((next) => act({ kind: 'more', page: next })));
  };
  const filter = (isUnreadOnly: boolean) => act({ kind: 'filtered', isUnreadOnly });
  return { mailbox, choose, readAll, more, filter, isBusy, hasFailed };
}
