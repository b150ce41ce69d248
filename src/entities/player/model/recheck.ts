import { sample } from 'effector';

import { $location, $routeMatch, navigateTo, type RouteMatch } from '@/shared/routing';

import { isBanned, type Player } from '../lib/player';
import { loadPlayerFx } from './player';

/** Whether a guard that did not know the player would now say something else. */
function decides(match: RouteMatch | null, { ban, hasIdentificationBonus, verifiesOnDeposit }: Player): boolean {
  if (match === null) return false;
  const { flags = [], section } = match.meta;
  return isBanned(ban) || flags.length > 0 || (section === 'office' && (hasIdentificationBonus || verifiesOnDeposit));
}

// The page did not wait for this answer; where it matters the guards are asked once more, with what is known now.
sample({
  clock: loadPlayerFx.doneData,
  source: { location: $location, match: $routeMatch },
  filter: ({ match }, player) => decides(match, player),
  fn: ({ location: { path, search, hash } }) => ({ path: `${path}${search}${hash}`, replace: true }),
  target: navigateTo,
});
