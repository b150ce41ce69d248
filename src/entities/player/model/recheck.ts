import { createStore, sample } from 'effector';

import { isBanned } from '@contracts/ban';

import {
  $location,
  $routeMatch,
  type AppLocation,
  navigated,
  navigateTo,
  navigationStarted,
  navigationStayed,
  type RouteMatch,
} from '@/shared/routing';

import type { Player } from '../lib/player';
import { $player, playerAnswered, playerForgotten } from './player';

/** Would a guard that did not know the player decide otherwise now? */
function decides(match: RouteMatch | null, { ban, hasIdentificationBonus, verifiesOnDeposit }: Player): boolean {
  if (match === null) return false;
  const { flags = [], section } = match.meta;
  return isBanned(ban) || flags.length > 0 || (section === 'office' && (hasIdentificationBonus || verifiesOnDeposit));
}

const hrefOf = ({ path, search, hash }: AppLocation) => ({ path: `${path}${search}${hash}`, replace: true });

/** A navigation to a page is under way. Asking again at once would turn them round. */
const $isUnderWay = createStore(false)
  .on(navigationStarted, () => true)
  .on([navigated, navigationStayed], () => false);
/** The answer arrived after the guards of this page were asked. */
const $isNews = createStore(false)
  .on(navigationStarted, () => false)
  .on(playerAnswered, () => true);

// The page did not wait for this answer. Where it matters, the guards decide again, now that the player is known.
sample({
  clock: [playerAnswered, navigated, navigationStayed],
  source: { player: $player, location: $location, match: $routeMatch, isUnderWay: $isUnderWay, isNews: $isNews },
  filter: ({ player, match, isUnderWay, isNews }) => isNews && !isUnderWay && player !== null && decides(match, player),
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});

// A player who signed out is not banned any more, so they leave the page of the ban.
sample({
  clock: playerForgotten,
  source: { location: $location, match: $routeMatch },
  filter: ({ match }) => (match?.meta.flags ?? []).length > 0,
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});
