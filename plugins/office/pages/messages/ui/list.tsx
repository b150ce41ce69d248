import { Button, VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { type Mailbox, shownOf } from '../../../features/read-messages';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

type ListProps = { mailbox: Mailbox; onChoose: (id: number) => void; onMore: () => void; isBusy: boolean };

/** The messages as buttons; the open one is marked. */
export function List({ mailbox, onChoose, onMore, isBusy }: ListProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const shown = shownOf(mailbox);
  const hasMore = mailbox.messages.length < mailbox.total;
  return (
    <div className={css.list}>
      <ul className={css.rows} aria-label={t('office.messages.list')}>
        {shown.map(({ id, at, title, isRead }) => (
          <li key={id}>
            <button
              type="button"
              className={css.letter}
              aria-pressed={id === mailbox.chosen}
              data-unread={isRead ? undefined : ''}
              onClick={() => onChoose(id)}
            >
              <bdi>{title}</bdi>
              {!isRead && <VisuallyHidden> {t('office.messages.new')}</VisuallyHidden>}
              <span className={css.quiet}>{momentOf(at, format)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button block busy={isBusy} onClick={onMore}>
          {t('office.messages.more')}
        </Button>
      )}
    </div>
  );
}
