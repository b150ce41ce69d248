import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';

import { z } from '@contracts/zod';

import { $now } from '@/shared/lib/clock';

import type { Answered, KeyedCall } from './call';

/** Keeps calls that wait for their answers, over reloads and for all tabs. */
export type Shelf<Call, Result> = {
  /** The calls without an answer, as this tab or another one left them. */
  $calls: Store<readonly Call[]>;
  /** Keys that are gone from storage and may go out again, because their act is in the player's hands. */
  $spare?: Store<readonly string[]>;
  /** `isTaken`: the key, or its subject, is stored already. Fails when storage is shut; then memory has to do. */
  storeFx: Effect<Call, { isTaken: boolean }>;
  strikeOff: EventCallable<Answered<Call, Result>>;
  /** `isFirst`: no other tab was quicker. When storage is shut, each tab is on its own. */
  struckOff: Event<{ key: string; isFirst: boolean }>;
};

/** Every stored call has these fields. */
export const keyedCallFields = { key: z.string(), userId: z.int(), sentAt: z.number() };

/** The server remembers a key for 72 hours (decision D-100). It can say nothing about an older one. */
const keyLifeMs = 72 * 3600 * 1000;

/** The storage that holds the shelves. Throws when storage is shut. */
export const $shelfStorage = createStore({
  read: (name: string) => localStorage.getItem(name),
  write: (name: string, text: string) => {
    localStorage.setItem(name, text);
  },
});

type Shelving<Call> = {
  /** The name in local storage, after `openbook.calls.`. */
  name: string;
  /**
   * Checks one stored call. An older version, another tab or a person may have written it; only the parts that do not
   * fit are left out.
   */
  schema: z.ZodMiniType<Call>;
  subjectOf?: (call: Call) => string;
  /** The feature's code has loaded: read what is stored, and listen to the other tabs. */
  opened: Event<void>;
};

/**
 * One list in local storage. It reads before it writes, so a tab that has not yet seen the changes of others overwrites
 * none of them.
 */
export function createShelf<Call extends KeyedCall, Result>({
  name,
  schema,
  subjectOf = ({ key }) => key,
  opened,
}: Shelving<Call>): Shelf<Call, Result> {
  const place = `openbook.calls.${name}`;
  const strikeOff = createEvent<Answered<Call, Result>>();
  const writtenElsewhere = createEvent<string | null>();

  function parse(text: string | null, now: number): Call[] {
    try {
      const list = z.array(z.unknown()).safeParse(JSON.parse(text ?? '[]')).data ?? [];
      const calls = list.flatMap((item) => schema.safeParse(item).data ?? []);
      return calls.filter(({ sentAt }) => now - sentAt < keyLifeMs);
    } catch {
      return [];
    }
  }
  const source = { storage: $shelfStorage, now: $now };
  const readFx = attach({ source, effect: ({ storage, now }) => parse(storage.read(place), now) });
  const storeFx = attach({
    source,
    effect: ({ storage, now }, call: Call) => {
      const calls = parse(storage.read(place), now);
      const isTaken = calls.some((other) => other.key === call.key || subjectOf(other) === subjectOf(call));
      if (!isTaken) storage.write(place, JSON.stringify([...calls, call]));
      return { isTaken };
    },
  });
  const strikeFx = attach({
    source,
    effect: ({ storage, now }, { call: { key } }: Answered<Call, Result>) => {
      const calls = parse(storage.read(place), now);
      const left = calls.filter((call) => call.key !== key);
      if (left.length < calls.length) storage.write(place, JSON.stringify(left));
      return { isFirst: left.length < calls.length };
    },
  });

  const $calls = createStore<readonly Call[]>([])
    .on(storeFx, (calls, call) => [...calls.filter(({ key }) => key !== call.key), call])
    .on(strikeOff, (calls, { call: { key } }) => calls.filter((call) => call.key !== key))
    .on(readFx.doneData, (_, calls) => calls);

  const watchFx = createEffect(() => {
    const written = scopeBind(writtenElsewhere, { safe: true });
    addEventListener('storage', ({ key, newValue }) => {
      if (key === place) written(newValue);
    });
  });
  const $isOpen = createStore(false).on(watchFx, () => true);
  sample({
    clock: opened,
    source: $isOpen,
    filter: (isOpen) => !isOpen,
    target: [readFx, watchFx],
  });
  sample({
    clock: writtenElsewhere,
    source: $now,
    fn: (now, text) => parse(text, now),
    target: $calls,
  });
  sample({ clock: strikeOff, target: strikeFx });
  // Another tab stored the key first: this tab waits for its answer too.
  sample({ clock: storeFx.doneData, filter: ({ isTaken }) => isTaken, target: readFx });

  const struckOff = strikeFx.finally.map((settled) => ({
    key: settled.params.call.key,
    isFirst: settled.status === 'fail' || settled.result.isFirst,
  }));
  return { $calls, storeFx, strikeOff, struckOff };
}
