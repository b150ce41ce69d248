import { createEvent, createStore, sample } from 'effector';

import type { RoomSite } from '@contracts/control-room';

import { refreshConfigQuery } from '@/entities/site';
import { $language } from '@/shared/i18n';

import { alarmMutation, approveMutation, rejectMutation, siteQuery, undoMutation } from '../api/room';
import { $operator, sessionMissed } from './operator';
import { healthWanted, roomLeft } from './room';

export const siteWanted = createEvent();
export const undone = createEvent();
export const alarmDone = createEvent<number>();
/** A second operator publishes a proposal; its author withdraws it, or another rejects it. */
export const approved = createEvent<number>();
export const rejected = createEvent<number>();

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
sample({ clock: approved, target: approveMutation.start });
sample({ clock: rejected, target: rejectMutation.start });
const acts = [undoMutation, alarmMutation, approveMutation, rejectMutation];
sample({
  clock: acts.map(({ finished }) => finished.finally),
  target: [siteWanted, healthWanted],
});

/** The last press on a proposal did not work: perhaps another version holds by now. */
export const $proposalFailed = createStore(false)
  .on([approveMutation.finished.failure, rejectMutation.finished.failure], () => true)
  .reset([approveMutation.start, rejectMutation.start, roomLeft]);

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
  clock: [siteQuery, ...acts].map(({ finished }) => finished.failure),
  filter: ({ error }) => isMissed(error.statusCode),
  target: sessionMissed,
});
