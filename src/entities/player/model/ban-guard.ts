import { combine } from 'effector';

import { createGuard, pass, redirect, type RouteMeta } from '@/shared/routing';

import { isBanned, mayDeduce } from '../lib/player';
import { $isPlayerLoading, $player } from './player';

/** Decision D-30. */
const bannedPath = '/banned';
const deducePath = '/office/deduce';
/** Only while banned; also while banned. Spec: shell §4, decision D-31. */
const [onlyBanned, alsoBanned] = [24, 25];

/** These have a reason that goes before a ban, and would else send him back and forth. */
const isServicePage = ({ layout, section }: RouteMeta) =>
  layout === 'maintenance' || layout === 'blocked' || section === 'block';

/** A banned player sees the page that says so, and with some levels the way to his money. Spec: shell §4, BAN-01 to BAN-04. */
export const banGuard = createGuard({
  name: 'ban',
  source: combine({ player: $player, isLoading: $isPlayerLoading }),
  check: ({ player, isLoading }, { path, meta }) => {
    const flags = meta.flags ?? [];
    if (player !== null && isBanned(player.ban)) {
      const isOpen = flags.includes(onlyBanned) && flags.includes(alsoBanned);
      if (isOpen || isServicePage(meta) || (path === deducePath && mayDeduce(player.ban))) return pass();
      return redirect(bannedPath);
    }
    // Who is not known yet is asked again when he is.
    return flags.includes(onlyBanned) && !isLoading ? redirect('/') : pass();
  },
});
