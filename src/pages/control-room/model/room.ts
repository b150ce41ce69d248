import { createEvent, createStore, sample } from 'effector';

import type { OperatorAct } from '@contracts/operator-act';
import type { PluginFigures, WorldNotice } from '@contracts/plugin-beacon';

import { $isAuth } from '@/entities/session';
import { pageFailed } from '@/shared/routing';

import { healthQuery } from '../api/health';

/** The page is on the screen. */
export const roomOpened = createEvent();
export const roomLeft = createEvent();
export const healthWanted = createEvent();

const $isOpen = createStore(false)
  .on(roomOpened, () => true)
  .reset(roomLeft);

/** Null until the server has said that this account may read. */
export const $health = createStore<readonly PluginFigures[] | null>(null)
  .on(healthQuery.finished.success, (_, { result }) => result.figures)
  .reset(roomLeft);
/** What the operator must know of the server. */
export const $notices = createStore<readonly WorldNotice[]>([]).on(
  healthQuery.finished.success,
  (_, { result }) => result.notices,
);
/** The last acts of operators and publishers. */
export const $acts = createStore<readonly OperatorAct[]>([])
  .on(healthQuery.finished.success, (_, { result }) => result.acts)
  .reset(roomLeft);
export const $hasFailed = createStore(false)
  .on(healthQuery.finished.failure, () => true)
  .reset([healthQuery.start, roomLeft]);

sample({ clock: [roomOpened, healthWanted], filter: $isAuth, target: healthQuery.start });

const notFound = () => ({ status: 404 });
const refusals = new Set([401, 403, 404]);
// A visitor is not asked to sign in, and nobody is told that there is something: the page does not exist for them.
const visitorSeen = sample({
  clock: [roomOpened, $isAuth],
  source: { isAuth: $isAuth, isOpen: $isOpen },
  filter: ({ isAuth, isOpen }) => isOpen && !isAuth,
});
const refused = sample({
  clock: healthQuery.finished.failure,
  filter: ({ error }) => 'statusCode' in error && refusals.has(error.statusCode),
});
sample({ clock: [visitorSeen, refused], fn: notFound, target: pageFailed });
