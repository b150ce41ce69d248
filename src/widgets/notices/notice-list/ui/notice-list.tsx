import { useUnit } from 'effector-react';

import { $format, formatTime, useT } from '@/shared/i18n';
import { noticeIcons, noticeTitles } from '@/shared/lib/notices';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';

import { $history, listClosed } from '../model/history';
import * as css from './notice-list.css';

/** The messages of this visit, newest first. They stay until the visitor leaves. WCAG 2.2.1. */
export function NoticeList() {
  const t = useT();
  const [history, format, close] = useUnit([$history, $format, listClosed]);
  return (
    <Dialog open title={t('main.notice.list')} closeLabel={t('main.close')} onClose={() => close()} dismiss="any">
      <ul className={css.list}>
        {history.map(({ id, kind, title, text, at }) => (
          <li key={id} className={css.entry}>
            <Icon name={noticeIcons[kind]} />
            <div className={css.content}>
              <span className={css.entryHead}>
                <strong>{title ?? t(noticeTitles[kind])}</strong>
                <time dateTime={new Date(at).toISOString()}>{formatTime(at, format)}</time>
              </span>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
