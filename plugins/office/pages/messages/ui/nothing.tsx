import { buttonLook, EmptyState, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Question } from '../../../features/read-messages';
import css from '../../../shared/office.module.css';

/** The player has no messages at all. */
export function NoMessages() {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.card}>
      <EmptyState
        icon="mail"
        level={2}
        title={t('office.messages.none')}
        actions={
          <Link to="/office/settings" className={buttonLook({})}>
            {t('office.messages.whatComes')}
          </Link>
        }
      >
        {t('office.messages.noneText')}
      </EmptyState>
    </div>
  );
}

/** There are messages, but none that the filter finds. */
export function NothingFound({ about, q }: Question) {
  const t = useUnit(useHost().$t);
  const title = q !== '' ? 'notFound' : about === 'unread' ? 'noneUnread' : 'noneAbout';
  return (
    <EmptyState
      icon={q === '' ? 'mail' : 'search'}
      level={2}
      title={t(`office.messages.${title}`, { words: q })}
      actions={
        <Link to="/office/messages" className={buttonLook({})}>
          {t('office.messages.showAll')}
        </Link>
      }
    />
  );
}
