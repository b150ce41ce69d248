import { combine } from 'effector';

import { createGuard, pass, redirect, type RouteMeta } from '@/shared/routing';

import { isBanned, mayDeduce, type Player } from '../lib/player';
import { $isPlayerLoading, $player, knownPlayerFx } from './player';

/** Decision D-30. */
const bannedPath = '/banned';
const deducePath = '/office/deduce';
/** Only while banned; also while banned. Spec: shell §4, decision D-31. */
const [onlyBanned, alsoBanned] = [24, 25];

/** These have a reason that goes before a ban, and would else send him back and forth. */
const isServicePage = ({ layout, section }: RouteMeta) =>
  layout === 'maintenance' || layout === 'blocked' || section === 'block';

/** As long as a start check may hold a page (BOOT-37). */
const patienceMs = 3000;

/** The answer, or null: it did not come, or not in time. */
const inTime = (answer: Promise<Player>): Promise<Player | null> =>
  Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), patienceMs);
    }),
  ]);

/** A banned player sees the page that says so, and with some levels the way to his money. Spec: shell §4, BAN-01 to BAN-04. */
export const banGuard = createGuard({
  name: 'ban',
  source: combine({ player: $player, isLoading: $isPlayerLoading }),
  check: async ({ player: held, isLoading }, { path, meta }) => {
    const flags = meta.flags ?? [];
    // A page that may be closed is not painted before that is known. BAN-06.
    const player = held ?? (isLoading ? await inTime(knownPlayerFx()) : null);
    if (player !== null && isBanned(player.ban)) {
      const isOpen = flags.includes(onlyBanned) && flags.includes(alsoBanned);
      if (isOpen || isServicePage(meta) || (path === deducePath && mayDeduce(player.ban))) return pass();
      return redirect(bannedPath);
    }
    // Who is not known yet is asked again once they are (recheck.ts).
    const isKnown = player !== null || !isLoading;
    return flags.includes(onlyBanned) && isKnown ? redirect('/') : pass();
  },
});
