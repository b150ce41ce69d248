import type { TextKey } from '@/shared/i18n';
import type { IconName } from '@/shared/ui/icon';

import type { NoticeKind } from './notices';

/** Titles of the kinds. Spec: shell §8. */
export const noticeTitles: Readonly<Record<NoticeKind, TextKey>> = {
  error: 'main_error',
  success: 'main_done',
  confirm: 'main_ok',
  warning: 'main.notice.warning',
  info: 'main.notice.info',
};
/** A symbol for each kind: colour is not enough. */
export const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  error: 'danger',
  success: 'success',
  confirm: 'success',
  warning: 'warning',
  info: 'info',
};
