import { createEvent, createStore, sample } from 'effector';

import type { RoomState } from '@contracts/control-room';

import { previewLeft, previewRefused } from '@/features/preview-link';

import { roomQuery, signInMutation, signOutMutation } from '../api/room';
import { $health, roomLeft } from './room';

/** Null until the server has said who is at the desk. */
export const $room = createStore<RoomState | null>(null)
  .on(roomQuery.finished.success, (_, { result }) => result)
  .reset(roomLeft);
export const $operator = $room.map((room) => room?.session ?? null);

/** The words of the form go to the server and are kept nowhere. */
export const tokenSaid = createEvent<{ name: string; token: string }>();
export const signedOut = createEvent();
/** An act was refused because the session is over. */
export const sessionMissed = createEvent();

export type DoorFault = 'wrong' | 'tooMany' | 'failed';
const faults: Readonly<Record<number, DoorFault>> = { 400: 'wrong', 403: 'wrong', 429: 'tooMany' };
export const $doorFault = createStore<DoorFault | null>(null)
  .on(signInMutation.finished.failure, (_, { error }) => faults[error.statusCode] ?? 'failed')
  .reset([signInMutation.start, roomLeft]);
export const $isEntering = signInMutation.$pending;

// The room is asked for once the account is known to have the right.
sample({ clock: $health, filter: (health) => health !== null, target: roomQuery.start });
sample({ clock: tokenSaid, target: signInMutation.start });
sample({ clock: signedOut, target: signOutMutation.start });
sample({
  clock: [signInMutation.finished.success, signOutMutation.finished.finally, sessionMissed],
  target: roomQuery.start,
});
sample({ clock: previewRefused, filter: (status) => status === 401 || status === 403, target: sessionMissed });
sample({ clock: [roomLeft, sessionMissed], target: previewLeft });
