import { attach, createEffect, createEvent, createStore, type Effect, sample, scopeBind } from 'effector';

import { createSingleFlight } from '@/shared/api';
import { createPart, loaded } from '@/shared/part';

import type { Player } from '../lib/player';

/** Somebody signed in, or their data changed. */
export const playerRequested = createEvent();
/** The player signed out: drop everything of theirs. */
export const playerForgotten = createEvent();

const configPart = createPart({ name: 'player', load: () => import('./player-part') });

/** Counts the questions. What is asked or forgotten later makes the answers before it old. */
const $turn = createStore(0).on([playerRequested, playerForgotten], (turn) => turn + 1);

/** Takes the turn of the question. The code loads with the first player: no visitor needs it. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how effector names "no parameters"
export const loadPlayerFx = createEffect<number | void, Player>(async () => {
  const inScope = scopeBind((call: () => Promise<Player>) => call(), { safe: true });
  const { clientConfigFx } = await loaded(configPart);
  return inScope(() => clientConfigFx());
});

/** The answer to the newest question. An older one that arrives after it would bring back what has changed. */
export const playerAnswered = sample({
  clock: loadPlayerFx.done,
  source: $turn,
  filter: (turn, { params }) => turn === params,
  fn: (_, { result }) => result,
});

/** Null for a visitor, and until the answer comes. A failed call keeps the last answer. */
export const $player = createStore<Player | null>(null)
  .on(playerAnswered, (_, player) => player)
  .reset(playerForgotten);

/** The player has excluded themselves from betting. */
export const $isSelfExcluded = $player.map((player) => player?.isSelfExcluded ?? false);

export const $isPlayerLoading = loadPlayerFx.pending;

// Guards join only while a question is under way, so this never asks one without a turn.
const joinFx = createSingleFlight(loadPlayerFx as Effect<void, Player>);

/**
 * Gives guards the player, null for a visitor. Waits for an answer that is under way; rejects when it does not come.
 */
export const knownPlayerFx = attach({
  source: { player: $player, isLoading: $isPlayerLoading },
  effect: ({ player, isLoading }): Promise<Player | null> =>
    player === null && isLoading ? joinFx() : Promise.resolve(player),
});

/** What the player was when the page first knew them. */
export const $playerAtFirst = createStore<Player | null>(null)
  .on(playerAnswered, (first, player) => first ?? player)
  .reset(playerForgotten);

sample({ clock: playerRequested, source: $turn, target: loadPlayerFx });
