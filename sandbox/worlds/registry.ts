import { randomUUID } from 'node:crypto';

import type { World } from '../world/world.ts';
import { createWorld, type WorldOptions } from './create.ts';

/** `main` is kept in a file and never dropped. The others live in memory; each test has one. */
export type Worlds = {
  main: World;
  get: (id: string) => World | null;
  /** Every world that is open. */
  all: () => World[];
  create: (options: Pick<WorldOptions, 'now' | 'play' | 'share'> & { seed?: number }) => Promise<World>;
  /** False when there was none. */
  drop: (id: string) => boolean;
  close: () => void;
};

/** Worlds of tests are the same at every run. */
const usualSeed = 1;
const idleMs = 30 * 60 * 1000;

export async function createWorlds(options: Omit<WorldOptions, 'id'>): Promise<Worlds> {
  const main = await createWorld({ ...options, id: 'main' });
  const others = new Map<string, { world: World; usedAt: number }>();
  const drop = (id: string): boolean => {
    const world = others.get(id)?.world;
    others.delete(id);
    world?.close();
    return world !== undefined;
  };
  // A test that died does not drop its world, so worlds that nobody uses are dropped here.
  const sweep = setInterval(() => {
    for (const [id, { usedAt }] of others) if (usedAt < Date.now() - idleMs) drop(id);
  }, 60_000).unref();

  return {
    main,
    get: (id) => {
      if (id === main.id) return main;
      const entry = others.get(id);
      if (entry !== undefined) entry.usedAt = Date.now();
      return entry?.world ?? null;
    },
    all: () => [main, ...[...others.values()].map(({ world }) => world)],
    create: async (own) => {
      const id = randomUUID();
      const memory = { database: ':memory:', hooks: undefined, carry: undefined };
      const world = await createWorld({
        ...options,
        ...own,
        ...memory,
        id,
        seed: own.seed ?? options.seed ?? usualSeed,
      });
      others.set(id, { world, usedAt: Date.now() });
      return world;
    },
    drop,
    close: () => {
      clearInterval(sweep);
      for (const id of [...others.keys()]) drop(id);
      main.close();
    },
  };
}
