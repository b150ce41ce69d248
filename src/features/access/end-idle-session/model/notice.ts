import { attach, sample } from 'effector';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $t, loadDictionariesFx } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { activityWatched } from './activity';
import { $isIdle, $isNearlyIdle, $wasLoggedOff } from './idle';

/** The texts come late: a notice waits for them. */
const createTelling = () => attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });

const tellAfterFx = createTelling();
// Tells players once, at their next login, even if they logged in before this code came. Spec: shell §4, §8, SESS-26.
sample({
  clock: [sessionOpened, activityWatched],
  source: { wasLoggedOff: $wasLoggedOff, isAuth: $isAuth, isIdle: $isIdle },
  filter: ({ wasLoggedOff, isAuth, isIdle }) => wasLoggedOff && isAuth && !isIdle,
  target: tellAfterFx,
});
sample({
  clock: tellAfterFx.done,
  source: $t,
  fn: (t) => ({ kind: 'info' as const, title: t('session.idle.title'), text: t('session.idle.text') }),
  target: noticeShown,
});
sample({ clock: tellAfterFx.done, fn: () => false, target: $wasLoggedOff });

const tellBeforeFx = createTelling();
sample({ clock: $isNearlyIdle, filter: Boolean, target: tellBeforeFx });
sample({
  clock: tellBeforeFx.done,
  source: $t,
  fn: (t) => ({ kind: 'warning' as const, title: t('session.idle.soonTitle'), text: t('session.idle.soonText') }),
  target: noticeShown,
});
