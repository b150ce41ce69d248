import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { MessagesAnswer } from '@contracts/player-records';

import type { MailboxPage } from '../../../features/read-messages';
import { messagesPath, useMailbox } from '../../../features/read-messages';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Bar } from './bar';
import { List } from './list';
import { Pane } from './pane';

/** Path: /office/messages. What the site told the player, a list and the open message beside it. Row OFFICE-10. */
export function MessagesPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path={messagesPath} schema={MessagesAnswer} failure={t('office.messages.notRead')}>
      {(first) => <Mail first={first} />}
    </Loaded>
  );
}

function Mail({ first }: { first: MailboxPage }) {
  const { mailbox, choose, readAll, more, filter, isBusy, hasFailed } = useMailbox(first);
  const chosen = mailbox.messages.find(({ id }) => id === mailbox.chosen);
  return (
    <div className={css.card}>
      <Bar mailbox={mailbox} onFilter={filter} onReadAll={readAll} isBusy={isBusy} hasFailed={hasFailed} />
      <div className={css.mail} data-open={chosen === undefined ? undefined : ''}>
        <List mailbox={mailbox} onChoose={choose} onMore={more} isBusy={isBusy} />
        <Pane message={chosen} unread={mailbox.unread} isEmpty={mailbox.total === 0} onBack={() => choose(null)} />
      </div>
    </div>
  );
}
