import { sample } from 'effector';

import { z } from '@contracts/zod';

import { userValuesOf } from '@/shared/feed';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

// So much of a limit is used: each open page says it, in the words of the server. It stays until it is closed. Row LIM-50.
sample({
  clock: userValuesOf('limit', z.object({ type: z.int(), text: z.string() })),
  source: $t,
  fn: (t, { type, text }) => ({
    kind: 'warning' as const,
    text,
    isPermanent: true,
    link: { to: '/office/responsible', label: t('main.plain.limits') },
    key: `limit ${String(type)}`,
  }),
  target: noticeShown,
});
