import { sample } from 'effector';

import { $location, $routeMatch, navigateTo, type AppLocation, type RouteMatch } from '@/shared/routing';

import { isBanned, type Player } from '../lib/player';
import { loadPlayerFx, playerForgotten } from './player';

/** Whether a guard that did not know the player would now say something else. */
function decides(match: RouteMatch | null, { ban, hasIdentificationBonus, verifiesOnDeposit }: Player): boolean {
  if (match === null) return false;
  const { flags = [], section } = match.meta;
  return isBanned(ban) || flags.length > 0 || (section === 'office' && (hasIdentificationBonus || verifiesOnDeposit));
}

const hrefOf = ({ path, search, hash }: AppLocation) => ({ path: `${path}${search}${hash}`, replace: true });

// The page did not wait for this answer; where it matters the guards are asked once more, with what is known now.
sample({
  clock: loadPlayerFx.doneData,
  source: { location: $location, match: $routeMatch },
  filter: ({ match }, player) => decides(match, player),
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});

// Nobody is banned any more where nobody is signed in: the page of a ban is left.
sample({
  clock: playerForgotten,
  source: { location: $location, match: $routeMatch },
  filter: ({ match }) => (match?.meta.flags ?? []).length > 0,
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});
