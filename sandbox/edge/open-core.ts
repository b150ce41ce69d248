import { knownMeta, setMeta } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { type Bus, openNats } from './bus.ts';
import { createCore } from './core.ts';

const patienceMs = 3000;

/** Each start has a higher number than all before, on another copy of the file too. */
function nextNumber({ db }: Pick<World, 'db'>): number {
  const next = Math.max(Number(knownMeta(db, 'core-number') ?? 0) + 1, Date.now());
  setMeta(db, 'core-number', String(next));
  return next;
}

/** Where the world's matches are told to edges. */
export function coreOf(world: World, bus: Bus, warn: (message: string) => void): { stop: () => void } {
  const { feed, simulator, clock, watchers } = world;
  const core = createCore({
    bus,
    core: nextNumber(world),
    now: clock.now,
    entities: feed.entities,
    lists: () =>
      [...simulator.almanac.champs, ...feed.entities().champs].map(({ sportId, id }): [number, number] => [
        sportId,
        id,
      ]),
    addWatcher: watchers.add,
    warn,
    onFenced: () => warn('A newer server tells the edges of its matches: this one tells them nothing more.'),
  });
  const end = simulator.onOps(core.heard);
  return {
    stop: () => {
      end();
      core.stop();
    },
  };
}

/** The house goes on without its edges: a NATS that is away is looked for, and holds up no start. */
export function openCore(url: string, world: World, warn: (message: string) => void): { stop: () => Promise<void> } {
  let end: (() => Promise<void>) | null = null;
  let isOver = false;
  const patience = setTimeout(
    () => warn('NATS does not answer: edges hear nothing until it does.'),
    patienceMs,
  ).unref();
  void openNats(url)
    .then(async (bus) => {
      clearTimeout(patience);
      if (isOver) return bus.close();
      const core = coreOf(world, bus, warn);
      end = async () => {
        core.stop();
        await bus.close();
      };
    })
    .catch((error: unknown) => warn(`Edges hear nothing: ${String(error)}`));
  return {
    stop: async () => {
      isOver = true;
      clearTimeout(patience);
      await end?.();
    },
  };
}
