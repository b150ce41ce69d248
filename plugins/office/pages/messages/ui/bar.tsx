import { Button, Note, Segmented } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Mailbox } from '../../../features/read-messages';
import css from '../../../shared/office.module.css';

type BarProps = {
  mailbox: Mailbox;
  onFilter: (isUnreadOnly: boolean) => void;
  onReadAll: () => void;
  isBusy: boolean;
  hasFailed: boolean;
};

/** All or unread, each with its count, and all read at once. */
export function Bar({ mailbox, onFilter, onReadAll, isBusy, hasFailed }: BarProps) {
  const t = useUnit(useHost().$t);
  const { total, unread, isUnreadOnly } = mailbox;
  return (
    <>
      <div className={css.head}>
        <Segmented
          label={t('office.messages.which')}
          options={[
            { value: 'all', label: t('office.messages.all', { number: total }) },
            { value: 'unread', label: t('office.messages.unread', { number: unread }) },
          ]}
          value={isUnreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => onFilter(value === 'unread')}
        />
        <Button size="sm" disabled={unread === 0 || isBusy} onClick={onReadAll}>
          {t('office.messages.readAll')}
        </Button>
      </div>
      {hasFailed && (
        <Note tone="danger" role="alert" icon="danger">
          {t('office.notSaved')}
        </Note>
      )}
    </>
  );
}
