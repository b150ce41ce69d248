import { createEvent, sample } from 'effector';

import { moved } from '../lib/draft';
import type { RoomLine } from '../lib/room-line';
import { type TermName, withTerm } from '../lib/terms';
import { firstSteps, withShare } from '../lib/versions';
import { $openApp } from './desk';
import { $orders, edited, ordered } from './draft';

export const percentSet = createEvent<number>();
/** Null: the newest one. */
export const versionSet = createEvent<string | null>();
/** Versions side by side from now on. It changes nothing by itself. */
export const stepsBegun = createEvent();
/** Null: none of its own. */
export const shareSet = createEvent<{ version: string; percent: number | null }>();
/** `place`: from 0. */
export const placeSet = createEvent<{ slot: string; place: number }>();
export const termSet = createEvent<{ name: TermName; isNot: boolean; value: unknown }>();
export const settingSet = createEvent<{ name: string; value: string | number | boolean }>();

const isOpen = (line: RoomLine | null): line is RoomLine => line !== null;

sample({
  clock: percentSet,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry, now }: RoomLine, percent: number) => {
    const isUsual = percent === 100 && now.rollout === undefined;
    return { id: entry.id, edit: { rollout: isUsual ? null : { ...entry.rollout, percent } } };
  },
  target: edited,
});
sample({
  clock: versionSet,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry }: RoomLine, use: string | null) => ({ id: entry.id, edit: { use } }),
  target: edited,
});
sample({
  clock: stepsBegun,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry }: RoomLine) => ({ id: entry.id, edit: { use: firstSteps(entry) } }),
  target: edited,
});
sample({
  clock: shareSet,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry: { id, use } }: RoomLine, { version, percent }: { version: string; percent: number | null }) => ({
    id,
    edit: { use: withShare(Array.isArray(use) ? use : [], version, percent) },
  }),
  target: edited,
});
sample({
  clock: placeSet,
  source: { line: $openApp, orders: $orders },
  filter: ({ line }) => line !== null,
  fn: ({ line, orders }, { slot, place }) => ({
    slot,
    order: moved(orders(slot).wanted, line?.entry.id ?? '', place),
  }),
  target: ordered,
});
sample({
  clock: termSet,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry, now }: RoomLine, { name, isNot, value }: { name: TermName; isNot: boolean; value: unknown }) => {
    const requires = withTerm(entry.requires ?? {}, isNot, name, value);
    const isNone = Object.keys(requires).length === 0 && now.requires === undefined;
    return { id: entry.id, edit: { requires: isNone ? null : requires } };
  },
  target: edited,
});
sample({
  clock: settingSet,
  source: $openApp,
  filter: isOpen,
  fn: ({ entry }: RoomLine, { name, value }: { name: string; value: string | number | boolean }) => ({
    id: entry.id,
    edit: { config: { ...entry.config, [name]: value } },
  }),
  target: edited,
});
