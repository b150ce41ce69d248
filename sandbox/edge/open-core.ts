import { knownMeta, setMeta } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { type Bus, openNats } from './bus.ts';
import { createCore } from './core.ts';

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
    prices: watchers.add(),
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

export async function openCore(
  url: string,
  world: World,
  warn: (message: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const bus = await openNats(url);
  const core = coreOf(world, bus, warn);
  return {
    stop: async () => {
      core.stop();
      await bus.close();
    },
  };
}
