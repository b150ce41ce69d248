import { sample } from 'effector';

import { z } from '@contracts/zod';

import { userValuesOf } from '@/shared/feed';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

const Said = z.object({ id: z.string(), outcome: z.string(), said: z.nullable(z.string()) });

// What became of an order or an alert: each open page says it, in the words of the server. Row ORDER-06.
sample({
  clock: userValuesOf('order', Said).filterMap(({ id, outcome, said }) =>
    said === null ? undefined : { id, outcome, said },
  ),
  source: $t,
  fn: (t, { id, outcome, said }) => ({
    kind: 'info' as const,
    title: outcome,
    text: said,
    isPermanent: true,
    link: { to: '/office/orders', label: t('popups.orders') },
    key: `order ${id}`,
  }),
  target: noticeShown,
});
