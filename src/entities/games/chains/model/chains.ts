import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

import { Seen } from '../lib/kept';

/** The page of such a game opened: what this browser has kept is read. */
export const chainsWanted = createEvent();
/** This browser has looked at what the server said of a game. */
export const chainsSeen = createEvent<{ game: string; seen: Seen }>();
/** The player says that they know: what is told next counts from now on. */
export const chainAlarmAnswered = createEvent<string>();

/** By game: a kind of shared rounds, a lottery, a virtual sport. Whoever uses this browser sees the same rounds, so players share it. */
export const $chains = createStore<Readonly<Record<string, Seen>>>({})
  .on(chainsSeen, (all, { game, seen }) => ({ ...all, [game]: { ...seen, alarm: all[game]?.alarm ?? seen.alarm } }))
  .on(chainAlarmAnswered, (all, game) => ({ ...all, [game]: { alarm: null } }));
persist({ store: $chains, key: 'chains', schema: z.record(z.string(), Seen), pickup: chainsWanted });
