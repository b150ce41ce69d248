import { createStore, sample, type Store, type Unit } from 'effector';

import { z } from '@contracts/zod';

import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

type Options<T extends object> = {
  /** The name under which the browser keeps them. */
  key: string;
  schema: z.ZodMiniType<T>;
  $isAuth: Store<boolean>;
  /** What the browser held when a player was known. The first one counts: later ones are the player's. */
  seen: Unit<T>;
};

/** Sets the choices of a visitor aside while a player is signed in. They return when the player signs out. */
export function createAside<T extends object>({ key, schema, $isAuth, seen }: Options<T>) {
  const $visitor = createStore<T | null>(null).on(seen, (kept, choices) => kept ?? choices);
  persist({ store: $visitor, key, schema: z.nullable(schema), pickup: appReady });
  const gone = sample({
    clock: [$isAuth, $visitor],
    source: { isAuth: $isAuth, visitor: $visitor },
    filter: ({ isAuth, visitor }) => !isAuth && visitor !== null,
  });
  $visitor.on(gone, () => null);
  return { cameBack: gone.filterMap(({ visitor }): T | undefined => visitor ?? undefined) };
}
