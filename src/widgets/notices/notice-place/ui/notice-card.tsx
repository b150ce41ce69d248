import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import {
  type Notice,
  noticeActed,
  noticeClosed,
  noticeHeld,
  noticeIcons,
  noticeReleased,
  noticeTitles,
} from '@/shared/lib/notices';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import * as css from './notices.css';

export function NoticeCard({ notice }: { notice: Notice }) {
  const { id, kind, title, text, look, action, link } = notice;
  const t = useT();
  const [close, hold, release, act] = useUnit([noticeClosed, noticeHeld, noticeReleased, noticeActed]);
  const controls = notice.controls ?? (action === undefined ? [] : [action]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: reading a message only keeps it there
    <div
      className={css.card({ kind })}
      onPointerEnter={() => hold()}
      onPointerLeave={() => release()}
      onFocus={() => hold()}
      onBlur={() => release()}
    >
      <Icon name={noticeIcons[kind]} className={css.icon({ kind })} />
      <div className={css.content}>
        {look !== 'snackbar' && <strong>{title ?? t(noticeTitles[kind])}</strong>}
        <p className={css.text}>{text}</p>
        {(controls.length > 0 || link !== undefined) && (
          <div className={css.controls}>
            {controls.map((control, index) => (
              <Button
                key={control.id}
                size="sm"
                variant={index === 0 && controls.length > 1 ? 'primary' : undefined}
                onClick={() => act({ id, action: control.id })}
              >
                {control.label}
              </Button>
            ))}
            {link !== undefined && (
              <AppLink to={link.to} className={buttonLook({ size: 'sm' })} onClick={() => close(id)}>
                {link.label}
              </AppLink>
            )}
          </div>
        )}
      </div>
      <IconButton icon="close" size="sm" label={t('main.close')} onClick={() => close(id)} />
    </div>
  );
}
