import type { FeedConnection } from '../../../sandbox/feed/types.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { decodeMessage } from '../../../src/shared/feed/decode.ts';

type Heard = { danger: (gameId: number, side: 1 | 2) => void; score: (gameId: number, side: 1 | 2) => void };

/** The phase of the picture in which a goal is near. */
const dangerPhase = 3;
const list = 'list:live:1';

/** A visitor's connection to the feed: tells of dangers in the pictures that it follows, and of goals in all matches. */
export function listenTo(world: World, { danger, score }: Heard) {
  const scores = new Map<number, readonly number[]>();
  const follow = (gameId: number, [one, two]: readonly string[]) => {
    const now = [Number(one), Number(two)];
    const before = scores.get(gameId);
    scores.set(gameId, now);
    if (!before) return;
    if ((now[0] ?? 0) > (before[0] ?? 0)) score(gameId, 1);
    else if ((now[1] ?? 0) > (before[1] ?? 0)) score(gameId, 2);
  };
  const connection: FeedConnection = {
    lng: 'en',
    userId: null,
    bufferedBytes: () => 0,
    cut: () => undefined,
    send: (text) => {
      for (const frame of decodeMessage(text).frames) {
        if (frame.t !== 'delta') continue;
        for (const op of frame.ops) {
          if (op.op === 'odds' || op.op === 'del') continue;
          if (op.kind === 'zone')
            for (const [, , phase, side] of op.value.events)
              if (phase === dangerPhase && side !== 0) danger(op.id, side);
          if (op.kind !== 'game' || frame.topic !== list) continue;
          const { score: told } = op.value as { score?: { full?: readonly string[] } };
          const full = told?.full;
          if (full) follow(op.id, full);
        }
      }
    },
  };
  const stream = world.feed.connect(connection);
  stream.subscribe([{ topic: list }]);
  return {
    watch: (gameId: number) => stream.subscribe([{ topic: `zone:${String(gameId)}` }]),
    unwatch: (gameId: number) => stream.unsubscribe([`zone:${String(gameId)}`]),
    close: () => stream.close(),
  };
}
