import { Button, VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Mailbox } from '../../../features/read-messages';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';
import { useLetterKeys } from './use-letter-keys';

type ListProps = { mailbox: Mailbox; onChoose: (id: number) => void; onMore: () => void; isBusy: boolean };

/** The messages as buttons; the open one is marked. Arrows go from one to the next. */
export function List({ mailbox, onChoose, onMore, isBusy }: ListProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { letters, onKeyDown } = useLetterKeys(mailbox.chosen);
  return (
    <div className={css.list}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its buttons */}
      <ul className={css.rows} aria-label={t('office.messages.list')} ref={letters} onKeyDown={onKeyDown}>
        {mailbox.messages.map(({ id, at, title, text, isRead }) => (
          <li key={id}>
            <button
              type="button"
              className={css.letter}
              aria-pressed={id === mailbox.chosen}
              data-letter={id}
              data-unread={isRead ? undefined : ''}
              onClick={() => onChoose(id)}
            >
              <bdi>{title}</bdi>
              {!isRead && <VisuallyHidden> {t('office.messages.new')}</VisuallyHidden>}
              <span className={css.preview}>
                <bdi>{text}</bdi>
              </span>
              <span className={css.quiet}>{momentOf(at, format)}</span>
            </button>
          </li>
        ))}
      </ul>
      {mailbox.hasMore && (
        <Button block busy={isBusy} onClick={onMore}>
          {t('office.messages.more')}
        </Button>
      )}
    </div>
  );
}
