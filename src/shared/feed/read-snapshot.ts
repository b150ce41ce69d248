import { FeedEntities, Snapshot } from '@contracts/feed';

import { pause } from '@/shared/lib/clock';

/** A telephone checks so many in two or three frames. */
const atOnce = 250;

type Loose = { entities?: Record<string, unknown[] | null> & { markets?: { coef: unknown }[] } } | null;

/**
 * Checks an answer against the contract, long lists in slices: a board of a whole sport has 3,500 entities, and a press
 * must not wait for all of them. Null: it breaks the contract.
 */
export async function readSnapshot(body: unknown): Promise<Snapshot | null> {
  const entities = (body as Loose)?.entities;
  // A broken price costs only its own outcome.
  for (const market of entities?.markets ?? []) if (typeof market.coef !== 'number') market.coef = 0;
  const long = Object.entries(entities ?? {}).flatMap(([kind, all]) =>
    all !== null && all.length > atOnce ? [[kind, all] as const] : [],
  );
  const none = Object.fromEntries(long.map(([kind]) => [kind, []]));
  const { data } = Snapshot.safeParse({ ...(body as Loose), entities: entities && { ...entities, ...none } });
  if (data === undefined) return null;
  const read: Record<string, unknown> = data.entities;
  for (const [kind, all] of long)
    for (let from = 0; from < all.length; from += atOnce) {
      await pause(0);
      const part: Record<string, unknown> | undefined = FeedEntities.safeParse({
        [kind]: all.slice(from, from + atOnce),
      }).data;
      if (part === undefined) return null;
      (read[kind] as unknown[] | undefined)?.push(...(part[kind] as unknown[]));
    }
  return data;
}
