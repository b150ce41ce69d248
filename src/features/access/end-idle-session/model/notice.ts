import { attach, sample } from 'effector';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $t, loadDictionariesFx } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { activityWatched } from './activity';
import { $isIdle, $isNearlyIdle, $wasLoggedOff } from './idle';

const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });

// Tells players once, at their next login, even if they logged in before this code came. Spec: shell §4, §8, SESS-26.
sample({
  clock: [sessionOpened, activityWatched],
  source: { wasLoggedOff: $wasLoggedOff, isAuth: $isAuth, isIdle: $isIdle },
  filter: ({ wasLoggedOff, isAuth, isIdle }) => wasLoggedOff && isAuth && !isIdle,
  target: loadTextsFx,
});
sample({
  clock: loadTextsFx.done,
  source: $t,
  fn: (t) => ({ kind: 'info' as const, title: t('session.idle.title'), text: t('session.idle.text') }),
  target: noticeShown,
});
sample({ clock: loadTextsFx.done, fn: () => false, target: $wasLoggedOff });

const loadWarningFx = attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });
sample({ clock: $isNearlyIdle, filter: Boolean, target: loadWarningFx });
sample({
  clock: loadWarningFx.done,
  source: $t,
  fn: (t) => ({ kind: 'warning' as const, title: t('session.idle.soonTitle'), text: t('session.idle.soonText') }),
  target: noticeShown,
});
