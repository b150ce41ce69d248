import { createEffect, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { newVersionSeen } from '@/shared/lib/lifecycle';
import { noticeActed, noticeShown } from '@/shared/lib/notices';

import { $waitingWorker, updateWaiting } from './register';
import './version';

const action = 'reload-for-update';
/** A worker that serves other tabs may take over later. The press is answered after this time anyway. */
const takeOverMs = 3000;

/**
 * Never reloads unasked: a coupon or a form may be half done. The waiting worker takes over first, so that the reload
 * brings the new shell.
 */
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

// The page learns of an update in two ways and shows one message. Spec: shell §4, design F81.
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
