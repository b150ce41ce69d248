import { Button, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { abouts, type Mailbox, type Question, searchOf } from '../../../features/read-messages';
import css from '../../../shared/office.module.css';
import { Search } from './search';

type BarProps = { question: Question; mailbox: Mailbox | null; onReadAll: () => void; isBusy: boolean };

/** What messages are about, each with its count, a search, and all read at once. What no message is about has no link. */
export function Bar({ question, mailbox, onReadAll, isBusy }: BarProps) {
  const t = useUnit(useHost().$t);
  const shown = abouts.filter(
    (about) => about === 'all' || about === 'unread' || about === question.about || mailbox?.counts[about] !== 0,
  );
  return (
    <div className={css.filters}>
      {mailbox !== null && (
        <nav className={css.ways} aria-label={t('office.messages.which')}>
          {shown.map((about) => (
            <Link
              key={about}
              to={`/office/messages${searchOf({ ...question, about })}`}
              className={css.about}
              aria-current={about === question.about ? 'true' : undefined}
            >
              {t(`office.messages.${about}`, { number: mailbox.counts[about] })}
            </Link>
          ))}
        </nav>
      )}
      <Search question={question} />
      <Button size="sm" disabled={mailbox === null || mailbox.unread === 0 || isBusy} onClick={onReadAll}>
        {t('office.messages.readAll')}
      </Button>
    </div>
  );
}
