import { useUnit } from 'effector-react';

import { useT, type TextKey } from '@/shared/i18n';
import {
  noticeActed,
  noticeClosed,
  noticeHeld,
  noticeReleased,
  type Notice,
  type NoticeKind,
} from '@/shared/lib/notices';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './notices.css';

/** Titles of the kinds. Spec: shell §8. */
const titles: Readonly<Record<NoticeKind, TextKey>> = {
  error: 'main_error',
  success: 'main_done',
  warning: 'main.notice.warning',
  info: 'main.notice.info',
};
const icons: Readonly<Record<NoticeKind, IconName>> = {
  error: 'danger',
  success: 'success',
  warning: 'warning',
  info: 'info',
};

export function NoticeCard({ notice: { id, kind, title, text, action } }: { notice: Notice }) {
  const t = useT();
  const [close, hold, release, act] = useUnit([noticeClosed, noticeHeld, noticeReleased, noticeActed]);
  return (
    // Not a control: reading a message only keeps it there.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.card({ kind })}
      onPointerEnter={() => hold()}
      onPointerLeave={() => release()}
      onFocus={() => hold()}
      onBlur={() => release()}
    >
      <Icon name={icons[kind]} className={css.icon({ kind })} />
      <div className={css.content}>
        <strong>{title ?? t(titles[kind])}</strong>
        <p className={css.text}>{text}</p>
        {action !== undefined && (
          <Button size="sm" onClick={() => act({ id, action: action.id })}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" size="sm" label={t('main.close')} onClick={() => close(id)} />
    </div>
  );
}
