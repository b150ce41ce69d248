import { createStore, sample } from 'effector';

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

import { isBanned, type Player } from '../lib/player';
import { $player, playerAnswered, playerForgotten } from './player';

/** Would a guard that did not know the player decide otherwise now? */
function decides(match: RouteMatch | null, { ban, hasIdentificationBonus, verifiesOnDeposit }: Player): boolean {
  if (match === null) return false;
  const { flags = [], section } = match.meta;
  return isBanned(ban) || flags.length > 0 || (section === 'office' && (hasIdentificationBonus || verifiesOnDeposit));
}

const hrefOf = ({ path, search, hash }: AppLocation) => ({ path: `${path}${search}${hash}`, replace: true });

const isOver = [navigated, navigationStayed];
const $isUnderWay = createStore(false)
  .on(navigationStarted, () => true)
  .on(isOver, () => false);
/** Asking again at once would turn a player round who is on their way to another page. */
const answeredAtRest = sample({
  clock: playerAnswered,
  source: $isUnderWay,
  filter: (isUnderWay) => !isUnderWay,
  fn: (_, player) => player,
});

/** The answer came while a page was on its way, whose guards may have decided before it. */
const $isOvertaken = createStore(false)
  .on(navigationStarted, () => false)
  .on(playerAnswered, () => true);
const pageOvertaken = sample({
  clock: isOver,
  source: { player: $player, isOvertaken: $isOvertaken },
  filter: ({ isOvertaken }) => isOvertaken,
  fn: ({ player }) => player,
});

// The page did not wait for this answer. Where it matters, the guards decide again, now that the player is known.
sample({
  clock: [answeredAtRest, pageOvertaken],
  source: { location: $location, match: $routeMatch },
  filter: ({ match }, player) => player !== null && decides(match, player),
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});

// Somebody who signed out is not banned any more, so they leave the page of the ban.
sample({
  clock: playerForgotten,
  source: { location: $location, match: $routeMatch },
  filter: ({ match }) => (match?.meta.flags ?? []).length > 0,
  fn: ({ location }) => hrefOf(location),
  target: navigateTo,
});
