import { sample } from 'effector';

import { apiFailed } from '@/shared/api';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

// Calls that asked for it say the server's own words; a cancelled one never comes here. Spec: shell §8, HTTP-16, HTTP-17.
sample({
  clock: apiFailed,
  source: $t,
  filter: (_, { notifies }) => notifies,
  fn: (t, { failure }) => ({
    kind: 'error' as const,
    text: failure.message === '' ? t('technical.error.title') : failure.message,
  }),
  target: noticeShown,
});
