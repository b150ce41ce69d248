import { ErrorState, Skeleton, VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useAsked } from '../../../../sdk/asked';
import {
  $hasFailed,
  $isBusy,
  $mailbox,
  allRead,
  chosen,
  found,
  type Mailbox,
  moreWanted,
  questionIn,
  searchOf,
} from '../../../features/read-messages';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { Bar } from './bar';
import { List } from './list';
import { NoMessages, NothingFound } from './nothing';
import { Pane } from './pane';

/** Path: /office/messages. What the site told the player, a list and the open message beside it. Row OFFICE-10. */
export function MessagesPage() {
  const { $t, $search } = useHost();
  const [t, search] = useUnit([$t, $search]);
  const question = questionIn(search);
  const [asked, again] = useAsked(found, question);
  const [mailbox, isBusy, hasFailed, readAll] = useUnit([$mailbox, $isBusy, $hasFailed, allRead]);
  const isAsking = mailbox?.of !== searchOf(question);
  if (mailbox?.counts.all === 0 && question.q === '' && !isAsking) return <NoMessages />;
  return (
    <div className={css.card}>
      <Bar question={question} mailbox={mailbox} onReadAll={() => readAll()} isBusy={isBusy} />
      {hasFailed && <NotSaved />}
      {asked.state === 'failed' ? (
        <ErrorState
          title={messageOf(asked.failure, t('office.messages.notRead'))}
          level={2}
          retryLabel={t('office.again')}
          onRetry={again}
        />
      ) : mailbox === null ? (
        <Skeleton height={160} />
      ) : (
        <Mail mailbox={mailbox} isBusy={isBusy} isAsking={isAsking} />
      )}
    </div>
  );
}

type MailProps = { mailbox: Mailbox; isBusy: boolean; isAsking: boolean };

function Mail({ mailbox, isBusy, isAsking }: MailProps) {
  const t = useUnit(useHost().$t);
  const [choose, more] = useUnit([chosen, moreWanted]);
  const { about, q } = questionIn(mailbox.of);
  const open = mailbox.messages.find(({ id }) => id === mailbox.chosen);
  return (
    <div aria-busy={isAsking}>
      <VisuallyHidden role="status">
        {q === '' ? '' : t('office.messages.found', { number: mailbox.counts[about] })}
      </VisuallyHidden>
      {mailbox.messages.length === 0 ? (
        <NothingFound about={about} q={q} />
      ) : (
        <div className={css.mail} data-open={open === undefined ? undefined : ''}>
          <List mailbox={mailbox} onChoose={(id) => choose(id)} onMore={() => more()} isBusy={isBusy} />
          <Pane message={open} unread={mailbox.unread} onBack={() => choose(null)} />
        </div>
      )}
    </div>
  );
}
