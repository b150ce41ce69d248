import { createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $player, $playerAtFirst, type Player, playerAnswered, playerForgotten, playerPushed } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { topicClosed, topicOpened, userTopic, userValuesOf } from '@/shared/feed';
import { appReady } from '@/shared/lib/lifecycle';

import { messageCame } from './tell-late';

// Also on pages that show neither bets nor money, which open the topic for themselves.
const seen = sample({ clock: [appReady, $isAuth], source: $isAuth });
const $isOpen = createStore(false);
const opened = sample({ clock: seen, source: $isOpen, filter: (isOpen, isAuth) => isAuth && !isOpen });
const closed = sample({ clock: seen, source: $isOpen, filter: (isOpen, isAuth) => !isAuth && isOpen });
$isOpen.on(opened, () => true).on(closed, () => false);
sample({ clock: opened, fn: () => userTopic, target: topicOpened });
sample({ clock: closed, fn: () => userTopic, target: topicClosed });

/** What the player has been told of. Before the first word it is what they were when the page first knew them. */
const $told = createStore<Player | null>(null).reset(playerForgotten);
const compared = sample({
  clock: [appReady, playerAnswered],
  source: { first: $playerAtFirst, told: $told, now: $player },
  fn: ({ first, told, now }) => ({ before: told ?? first, now }),
});
$told.on(compared, (_, { now }) => now);
const changed = compared.filterMap(({ before, now }) =>
  before === null || now === null ? undefined : { before, now },
);

const excluded = changed.filter({ fn: ({ before, now }) => !before.isSelfExcluded && now.isSelfExcluded });
const verified = changed.filter({
  fn: ({ before, now }) => before.verificationStatus !== now.verificationStatus,
});
sample({
  clock: [
    excluded.map(() => ({ kind: 'warning' as const, text: 'popups.player.excluded' as const })),
    verified.map(() => ({ kind: 'info' as const, text: 'popups.player.verification' as const })),
    playerPushed
      .filter({ fn: ({ changed }) => changed === 'limits' })
      .map(() => ({ kind: 'info' as const, text: 'popups.player.limits' as const })),
    // Somebody tries codes with what only the player should know. It stays until it is closed. SESS-31.
    userValuesOf('security', z.object({ kind: z.literal('wrongCodes') })).map(() => ({
      kind: 'warning' as const,
      text: 'popups.player.wrongCodes' as const,
      isPermanent: true,
      key: 'wrongCodes',
    })),
  ],
  target: messageCame,
});
