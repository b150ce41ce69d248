import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

import { type ByGame, Seen } from '../lib/kept';

/** The page of such a game opened: what this browser has kept is read. */
export const chainsWanted = createEvent();
/** This browser has looked at what the server said of these games. */
export const chainsSeen = createEvent<ByGame>();
/** The player acknowledges the alarm: only later reports of the server raise it again. */
export const chainAlarmAnswered = createEvent<string>();

/** All players of this browser see the same rounds, so they share it. */
export const $chains = createStore<ByGame>({})
  .on(chainsSeen, (all, told) => {
    if (Object.keys(told).length === 0) return all;
    const seen = Object.entries(told).map(([game, own]) => [game, { ...own, alarm: all[game]?.alarm ?? own.alarm }]);
    return { ...all, ...(Object.fromEntries(seen) as ByGame) };
  })
  .on(chainAlarmAnswered, (all, game) => ({ ...all, [game]: { alarm: null } }));
persist({ store: $chains, key: 'chains', schema: z.record(z.string(), Seen), pickup: chainsWanted });
