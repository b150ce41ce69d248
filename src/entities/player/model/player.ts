import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

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

sample({ clock: playerRequested, target: loadPlayerFx });
