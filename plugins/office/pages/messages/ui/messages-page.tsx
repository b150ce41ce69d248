import { ErrorState, Skeleton, VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type Mailbox, questionIn, useMailbox } from '../../../features/read-messages';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { Bar } from './bar';
import { List } from './list';
import { NoMessages, NothingFound } from './nothing';
import { Pane } from './pane';

/** Path: /office/messages. What the site told the player, a list and the open message beside it. Row OFFICE-10. */
export function MessagesPage() {
  const { $t, $search } = useHost();
  const [t, search] = useUnit([$t, $search]);
  const question = questionIn(search);
  const { mailbox, failure, again, readAll, ...acts } = useMailbox(question, t('office.messages.notRead'));
  if (mailbox?.counts.all === 0 && question.q === '' && !acts.isAsking) return <NoMessages />;
  return (
    <div className={css.card}>
      <Bar question={question} mailbox={mailbox} onReadAll={readAll} isBusy={acts.isBusy} />
      {acts.hasFailed && <NotSaved />}
      {failure !== null ? (
        <ErrorState title={failure} level={2} retryLabel={t('office.again')} onRetry={again} />
      ) : mailbox === null ? (
        <Skeleton height={160} />
      ) : (
        <Mail mailbox={mailbox} {...acts} />
      )}
    </div>
  );
}

type MailProps = Pick<ReturnType<typeof useMailbox>, 'choose' | 'more' | 'isBusy' | 'isAsking'> & { mailbox: Mailbox };

function Mail({ mailbox, choose, more, isBusy, isAsking }: MailProps) {
  const t = useUnit(useHost().$t);
  const { about, q } = questionIn(mailbox.of);
  const chosen = mailbox.messages.find(({ id }) => id === mailbox.chosen);
  return (
    <div aria-busy={isAsking}>
      <VisuallyHidden role="status">
        {q === '' ? '' : t('office.messages.found', { number: mailbox.counts[about] })}
      </VisuallyHidden>
      {mailbox.messages.length === 0 ? (
        <NothingFound about={about} q={q} />
      ) : (
        <div className={css.mail} data-open={chosen === undefined ? undefined : ''}>
          <List mailbox={mailbox} onChoose={choose} onMore={more} isBusy={isBusy} />
          <Pane message={chosen} unread={mailbox.unread} onBack={() => choose(null)} />
        </div>
      )}
    </div>
  );
}
