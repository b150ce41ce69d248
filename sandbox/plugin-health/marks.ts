import { randomBytes } from 'node:crypto';

/** A page may stay open for a day before it says its last word. */
const lifeMs = 24 * 3_600_000;
/** The oldest go; a page whose mark is gone is not counted, and nobody misses it. */
const most = 50_000;

export type Marks = { give: (visitor: string) => string; take: (mark: string, visitor: string) => boolean };

/**
 * Marks that this server gave to pages: whoever speaks of apps brings one, from the network that got it, and once. A
 * report without one may be from anybody. Row HTTP-44.
 */
export function createMarks(now: () => number): Marks {
  const given = new Map<string, { visitor: string; at: number }>();
  return {
    give: (visitor) => {
      if (given.size >= most) given.delete(given.keys().next().value ?? '');
      const mark = randomBytes(18).toString('base64url');
      given.set(mark, { visitor, at: now() });
      return mark;
    },
    take: (mark, visitor) => {
      const known = given.get(mark);
      // One from another network stays with its own page.
      if (known?.visitor !== visitor) return false;
      given.delete(mark);
      return now() - known.at < lifeMs;
    },
  };
}

declare module '../world/world.ts' {
  interface World {
    pluginMarks: Marks;
  }
}
