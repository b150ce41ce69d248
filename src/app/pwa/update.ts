import { createEffect, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { newVersionSeen } from '@/shared/lib/lifecycle';
import { noticeActed, noticeShown } from '@/shared/lib/notices';

import { $waitingWorker, updateWaiting } from './register';
import './version';

const action = 'reload-for-update';
/** A worker that is still busy for others takes over later; the press is answered all the same. */
const takeOverMs = 3000;

/** Never by itself: a coupon or a form may be half done. The waiting worker takes over first, so that the reload brings the new shell. */
const takeUpdateFx = createEffect((worker: ServiceWorker | null) => {
  const reload = () => {
    location.reload();
  };
  // Another tab may have let it take over.
  if (worker?.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, takeOverMs);
  worker.postMessage('reload');
});

// Two ways to hear of it, one message. Spec: shell §4, design F81.
sample({
  clock: [updateWaiting, newVersionSeen],
  source: $t,
  fn: (t) => ({
    kind: 'warning' as const,
    text: t('main.update.text'),
    action: { id: action, label: t('main.update.reload') },
    isPermanent: true,
    key: action,
  }),
  target: noticeShown,
});
sample({
  clock: noticeActed,
  source: $waitingWorker,
  filter: (_, acted) => acted.action === action,
  fn: (worker) => worker,
  target: takeUpdateFx,
});
