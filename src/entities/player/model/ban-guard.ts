import { isBanned, mayDeduce } from '@contracts/ban';

import { pause } from '@/shared/lib/clock';
import { createGuard, pass, redirect, type RouteMeta } from '@/shared/routing';

import type { Player } from '../lib/player';
import { knownPlayerFx } from './player';

/** Decision D-30. */
const bannedPath = '/banned';
const deducePath = '/office/deduce';
/** Pages for banned players only, and pages for them as well. Spec: shell §4, decision D-31. */
const [onlyBanned, alsoBanned] = [24, 25];

/** These sections have a stronger reason than a ban. Without this rule the two would send the player to and fro. */
const isServicePage = ({ layout, section }: RouteMeta) =>
  layout === 'maintenance' || layout === 'blocked' || section === 'block';

/** A start check may hold a page this long (BOOT-37). */
const patienceMs = 3000;

/** `unknown`: the answer failed or arrived too late. */
type Answer = Player | null | 'unknown';

const inTime = (answer: Promise<Player | null>): Promise<Answer> =>
  Promise.race([answer.catch(() => 'unknown' as const), pause(patienceMs, 'unknown' as const)]);

/**
 * A banned player sees the page that says so. Some levels also see the link to their money. Spec: shell §4, BAN-01 to
 * BAN-04.
 */
export const banGuard = createGuard({
  name: 'ban',
  stops: (meta) => !isServicePage(meta),
  check: async (_, { path, meta: { flags = [] } }) => {
    // A page that a ban may close must not show before the answer. BAN-06.
    const player = await inTime(knownPlayerFx());
    // While the player is unknown they stay here. When they become known, recheck.ts asks this guard again.
    if (player === 'unknown') return pass();
    if (player === null || !isBanned(player.ban)) return flags.includes(onlyBanned) ? redirect('/') : pass();
    const isOpen = flags.includes(onlyBanned) && flags.includes(alsoBanned);
    return isOpen || (path === deducePath && mayDeduce(player.ban)) ? pass() : redirect(bannedPath);
  },
});
