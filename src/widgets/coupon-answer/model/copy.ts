import { createEffect, createEvent, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

export const numberCopied = createEvent<string>();
const writeFx = createEffect((text: string) => navigator.clipboard.writeText(text));

sample({ clock: numberCopied, target: writeFx });
sample({
  clock: writeFx.done,
  source: { t: $t },
  fn: ({ t }) => ({ kind: 'success' as const, text: t('coupon.accepted.copied') }),
  target: noticeShown,
});
