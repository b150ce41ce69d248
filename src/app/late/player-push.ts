import { createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { playerReread, playerRequested } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { termsPushed } from '@/features/access/confirm-terms';
import { USER_TOPIC, topicClosed, topicOpened, userValuesOf } from '@/shared/feed';
import { $t } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { noticeShown } from '@/shared/lib/notices';

// Also on pages that show neither bets nor money, which open the topic for themselves.
const seen = sample({ clock: [appReady, $isAuth], source: $isAuth });
const $isOpen = createStore(false);
const opened = sample({ clock: seen, source: $isOpen, filter: (isOpen, isAuth) => isAuth && !isOpen });
const closed = sample({ clock: seen, source: $isOpen, filter: (isOpen, isAuth) => !isAuth && isOpen });
$isOpen.on(opened, () => true).on(closed, () => false);
sample({ clock: opened, fn: () => USER_TOPIC, target: topicOpened });
sample({ clock: closed, fn: () => USER_TOPIC, target: topicClosed });

/** What changes for a player while the page is open is read anew at once; guards say the rest. BOOT-36. */
const pushed = userValuesOf('player', z.object({ changed: z.enum(['config', 'limits', 'terms']) }));

sample({ clock: pushed, filter: ({ changed }) => changed !== 'terms', fn: () => undefined, target: playerRequested });
sample({ clock: pushed, filter: ({ changed }) => changed === 'terms', fn: () => undefined, target: termsPushed });

const excluded = playerReread.filter({ fn: ({ before, after }) => !before.isSelfExcluded && after.isSelfExcluded });
const verified = playerReread.filter({
  fn: ({ before, after }) => before.verificationStatus !== after.verificationStatus,
});
sample({
  clock: excluded,
  source: $t,
  fn: (t) => ({ kind: 'warning' as const, text: t('popups.player.excluded') }),
  target: noticeShown,
});
sample({
  clock: verified,
  source: $t,
  fn: (t) => ({ kind: 'info' as const, text: t('popups.player.verification') }),
  target: noticeShown,
});
sample({
  clock: pushed,
  source: $t,
  filter: (_, { changed }) => changed === 'limits',
  fn: (t) => ({ kind: 'info' as const, text: t('popups.player.limits') }),
  target: noticeShown,
});
// Somebody tries codes with what only the player should know. It stays until it is closed. SESS-31.
sample({
  clock: userValuesOf('security', z.object({ kind: z.literal('wrongCodes') })),
  source: $t,
  fn: (t) => ({ kind: 'warning' as const, text: t('popups.player.wrongCodes'), isPermanent: true, key: 'wrongCodes' }),
  target: noticeShown,
});
