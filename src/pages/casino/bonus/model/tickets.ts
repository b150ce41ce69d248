import { combine, createStore, sample } from 'effector';

import { bonusGames } from '@contracts/bonus-games/names';

import { balanceRefreshRequested } from '@/entities/account';
import { $isAuth, $userId } from '@/entities/session';
import { $path } from '@/shared/routing';

import { playing } from '../api/playing';
import { ticketsQuery } from '../api/tickets';
import { type Tickets, ticketsFor } from '../lib/round';
import { pageOpened } from './opened';

/** The address of a game ends in its name. */
export const $game = $path.map((path) => bonusGames.find((name) => path.endsWith(`/${name}`)) ?? 'fortuna');

/** Null: not known yet. */
export const $tickets = createStore<Tickets | null>(null)
  .on(ticketsQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasFailed = combine(ticketsQuery.$failed, $tickets, (hasFailed, known) => hasFailed && known === null);
/** Tickets for the game of this page. */
export const $own = combine($tickets, $game, (known, game) => (known === null ? [] : ticketsFor(known, game)));

const $isOpen = createStore(false).on(pageOpened, () => true);
// A used ticket, and one that another tab has used: what stands comes by a call.
sample({
  clock: [pageOpened, $game, $isAuth, playing.answered, playing.overheard],
  source: { isOpen: $isOpen, isAuth: $isAuth },
  filter: ({ isOpen, isAuth }) => isOpen && isAuth,
  target: ticketsQuery.start,
});
sample({ clock: playing.counted, target: balanceRefreshRequested });
