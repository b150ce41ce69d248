import type { OfficeFailure } from '@sdk';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

import { z } from '@contracts/zod';

import { createAct } from '../../../../sdk/act';
import { forgotten } from '../../../../sdk/model';
import { type Hidden, withSport, type Zone } from './hidden';

const none: Hidden = { live: [], line: [] };

/** `hidden`: as the server has it. */
export const Place = createGate<{ hidden: Hidden }>();
export const toggled = createEvent<{ zone: Zone; id: number; isShown: boolean }>();
/** Saves the two lists after each press. */
const hiding = createAct(
  ({ office }, hidden: Hidden) => office.send('PUT', '/office-api/v1/disallow-sports', z.unknown(), hidden),
  { isInTurn: true },
);

const $kept = createStore(none)
  .on(Place.open, (_, { hidden }) => hidden)
  .on(hiding.done, (_, { params }) => params)
  .reset(Place.close, forgotten);
/** As the player wants them. When the last press is refused, the lists go back to what is kept. */
export const $hidden = createStore(none)
  .on(Place.open, (_, { hidden }) => hidden)
  .on(toggled, (hidden, { zone, id, isShown }) => withSport(hidden, zone, id, isShown))
  .reset(Place.close, forgotten);

sample({ clock: toggled, source: $hidden, target: hiding.started });
/** Nothing newer is wanted, and the last press was refused. */
const undone = sample({
  clock: hiding.refused,
  source: { hidden: $hidden, kept: $kept },
  filter: ({ hidden }, { params }) => hidden === params,
  fn: ({ kept }, { failure }) => ({ kept, failure }),
});
$hidden.on(undone, (_, { kept }) => kept);
export const $refusal = createStore<OfficeFailure | null>(null)
  .on(undone, (_, { failure }) => failure)
  .reset(toggled, Place.close, forgotten);
