import { createEvent, createStore, sample } from 'effector';

import type { RoomSite } from '@contracts/control-room';

import { refreshConfigQuery } from '@/entities/site';
import { $language } from '@/shared/i18n';

import { alarmMutation, siteQuery, undoMutation } from '../api/room';
import { $operator, sessionMissed } from './operator';
import { healthWanted, roomLeft } from './room';

export const siteWanted = createEvent();
export const undone = createEvent();
export const alarmDone = createEvent<number>();

/** Null until it is here, and for who has not signed in. */
export const $site = createStore<RoomSite | null>(null)
  .on(siteQuery.finished.success, (_, { result }) => result)
  .on($operator, (site, operator) => (operator === null ? null : site))
  .reset(roomLeft);
export const $siteFailed = createStore(false)
  .on(siteQuery.finished.failure, () => true)
  .reset([siteQuery.start, roomLeft]);

sample({ clock: $operator, filter: (operator) => operator !== null, target: siteWanted });
sample({ clock: siteWanted, target: siteQuery.start });

const $base = $site.map((site) => site?.version ?? 0);
sample({ clock: undone, source: $base, target: undoMutation.start });
sample({ clock: alarmDone, target: alarmMutation.start });
sample({
  clock: [undoMutation.finished.finally, alarmMutation.finished.finally],
  target: [siteWanted, healthWanted],
});

/** This page follows a new version at once, as every other one does by its next question. */
const $seen = createStore<number | null>(null).reset(roomLeft);
const moved = sample({
  clock: $site,
  source: { seen: $seen, language: $language },
  filter: ({ seen }, site) => site !== null && seen !== null && site.version !== seen,
  fn: ({ language }) => language,
});
sample({ clock: moved, target: refreshConfigQuery.start });
sample({ clock: $site, fn: (site) => site?.version ?? null, target: $seen });

const isMissed = (status: number) => status === 401 || status === 403;
sample({
  clock: [siteQuery.finished.failure, undoMutation.finished.failure, alarmMutation.finished.failure],
  filter: ({ error }) => isMissed(error.statusCode),
  target: sessionMissed,
});
