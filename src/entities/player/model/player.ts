import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { createSingleFlight } from '@/shared/api';
import { createPart, loaded } from '@/shared/part';

import type { Player } from '../lib/player';

/** Somebody is signed in, or something of him has changed. */
export const playerRequested = createEvent();
/** Signed out: nothing of the last player stays. */
export const playerForgotten = createEvent();

const configPart = createPart({ name: 'player', load: () => import('../api/client-config') });

/** Its code comes with the first player: no visitor needs it. */
export const loadPlayerFx = createEffect(async (): Promise<Player> => {
  const inScope = scopeBind((call: () => Promise<Player>) => call(), { safe: true });
  const { clientConfigFx } = await loaded(configPart);
  return inScope(() => clientConfigFx(undefined));
});

/** Null for a visitor, and until it is known; a call that fails leaves the last one. */
export const $player = createStore<Player | null>(null)
  .on(loadPlayerFx.doneData, (_, player) => player)
  .reset(playerForgotten);

export const $isPlayerLoading = loadPlayerFx.pending;

/** What is known of the player, once the answer that is under way is here; joins it. */
export const knownPlayerFx = createSingleFlight(loadPlayerFx);

/** The same player as they were and as they are: an answer after the first. */
const $answers = createStore<{ before: Player | null; after: Player | null }>({ before: null, after: null })
  .on(loadPlayerFx.doneData, ({ after }, player) => ({ before: after, after: player }))
  .reset(playerForgotten);
export const playerReread = $answers.updates.filterMap(({ before, after }) =>
  before === null || after === null ? undefined : { before, after },
);

sample({ clock: playerRequested, target: loadPlayerFx });
