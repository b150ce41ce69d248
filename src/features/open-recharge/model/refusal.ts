import { attach, sample } from 'effector';

import { $textOf, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { noticeShown } from '@/shared/lib/notices';

import { depositRefused } from './recharge';

/** Loads the words of the refusal, which most pages do not need. */
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['recharge'] });

sample({ clock: depositRefused, target: loadTextsFx });
sample({
  clock: loadTextsFx.done,
  source: $textOf,
  fn: (find) => ({
    kind: 'warning' as const,
    text: find('recharge.timeout.text') ?? '',
    key: 'deposit-timeout',
  }),
  target: noticeShown,
});
sample({
  clock: loadTextsFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Texts of the deposit did not load', details }),
  target: logFx,
});
