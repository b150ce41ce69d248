import { VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';

import { Card } from '../../../shared/card';
import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

type LettersProps = Pick<Overview, 'messages'> & { unread: number };

/** The last messages by their titles. */
export function Letters({ messages, unread }: LettersProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  return (
    <Card
      className={css.third}
      title={t('office.messages.list')}
      link={{ to: '/office/messages', text: t('office.messages.unread', { number: unread }) }}
    >
      {messages.length === 0 && <p className={css.quiet}>{t('office.messages.none')}</p>}
      <ul className={css.rows}>
        {messages.map(({ id, at, title, isRead }) => (
          <li key={id} className={css.row}>
            <span className={isRead ? css.start : `${css.start} ${css.strong}`}>
              <bdi>{title}</bdi>
              {!isRead && <VisuallyHidden> {t('office.messages.new')}</VisuallyHidden>}
            </span>
            <span className={css.quiet}>{momentOf(at, format)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
