import { combine, createEvent, createStore, sample } from 'effector';

import type { Step } from '@contracts/games/game';
import type { GameSeed } from '@contracts/rounds';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { persist } from '@/shared/lib/storage';

import type { Bet } from '../lib/bet';
import { type Brought, goOn, hearOpened, hearRound, hearSeed, hearSent, hearStep, Kept, nothing } from '../lib/seed';

/** The page of a game opened: what this browser has kept is read. */
export const promisesWanted = createEvent();
/** The server said what seeds are in use. */
export const seedTold = createEvent<{ userId: number; told: GameSeed; brought: Brought }>();
/** The page sends a part for the seed of a hash. */
export const seedSent = createEvent<{ userId: number; brought: NonNullable<Brought> }>();
/** A round was played here. `bet`: what was sent. */
export const roundTold = createEvent<{ userId: number; round: Parameters<typeof hearRound>[1]; bet: Bet }>();
/** A step was taken here; null: it is the first answer of a round. */
export const stepTold = createEvent<{ userId: number; step: Step | null; round: Bet & { id: string } }>();
/** The server opened the seed in use. `hash`: its SHA-256, computed here; `shown`: the hash that stood here. */
export const seedOpened = createEvent<{ userId: number; hash: string; shown: string }>();
/** The player of now says that they know why a seed changed. */
export const goOnPressed = createEvent();
const alarmAnswered = sample({
  clock: goOnPressed,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId) => ({ userId: userId ?? 0 }),
});

type All = Readonly<Record<string, Kept>>;
const change = (all: All, userId: number, by: (kept: Kept) => Kept): All => ({
  ...all,
  [userId]: by(all[userId] ?? nothing),
});

/** By player: more than one may use this browser. */
const $all = createStore<All>({})
  .on(seedTold, (all, { userId, told, brought }) => change(all, userId, (kept) => hearSeed(kept, told, brought)))
  .on(seedSent, (all, { userId, brought }) => change(all, userId, (kept) => hearSent(kept, brought)))
  .on(roundTold, (all, { userId, round, bet }) => change(all, userId, (kept) => hearRound(kept, round, bet)))
  .on(stepTold, (all, { userId, step, round }) => change(all, userId, (kept) => hearStep(kept, step, round)))
  .on(seedOpened, (all, { userId, ...opened }) => change(all, userId, (kept) => hearOpened(kept, opened)))
  .on(alarmAnswered, (all, { userId }) => change(all, userId, goOn));
persist({ store: $all, key: 'seeds', schema: z.record(z.string(), Kept), pickup: promisesWanted });

/** What this browser has shown the player of now. */
export const $kept = combine($all, $userId, (all, userId): Kept => all[userId ?? 0] ?? nothing);
