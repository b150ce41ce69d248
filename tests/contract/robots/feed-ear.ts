import { type ZonePhase, zonePhases } from '../../../contracts/zone.ts';
import type { FeedConnection } from '../../../sandbox/feed/types.ts';
import type { World } from '../../../sandbox/world/world.ts';
import type { Frame } from '../../../src/shared/feed/sync-state.ts';

type Side = 1 | 2;
type Heard = { danger: (gameId: number, side: Side) => void; goal: (gameId: number, side: Side) => void };

/** Phases of a picture in which a goal is near, and in which one has come. */
const isDanger: ReadonlySet<ZonePhase | undefined> = new Set(['danger']);
const isGoal: ReadonlySet<ZonePhase | undefined> = new Set(['goal', 'own_goal']);

/** A visitor's connection to the feed: tells of dangers and goals in the pictures that it follows. */
export function listenTo(world: World, { danger, goal }: Heard) {
  const connection: FeedConnection = {
    lng: 'en',
    userId: null,
    bufferedBytes: () => 0,
    cut: () => undefined,
    send: (text) => {
      for (const frame of [JSON.parse(text) as Frame | Frame[]].flat()) {
        if (frame.t === 'reset') throw new Error(`no picture: ${frame.topic}`);
        if (frame.t !== 'delta') continue;
        for (const op of frame.ops) {
          if (op.op !== 'put' || op.kind !== 'zone') continue;
          for (const [, , number, side] of op.value.events) {
            const phase = zonePhases[number];
            if (side === 0) continue;
            if (isDanger.has(phase)) danger(op.id, side);
            if (isGoal.has(phase)) goal(op.id, side);
          }
        }
      }
    },
  };
  const stream = world.feed.connect(connection);
  return {
    watch: (gameId: number) => stream.subscribe([{ topic: `zone:${String(gameId)}` }]),
    unwatch: (gameId: number) => stream.unsubscribe([`zone:${String(gameId)}`]),
    close: () => stream.close(),
  };
}
