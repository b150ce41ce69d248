import { combine, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';

import { $droppedFrames, $phases, $sync, messageReceived, type TopicPhase } from './sync';

/** The rate is a mean over this many seconds. */
const windowSeconds = 10;

/**
 * `seq`: number of the last applied delta, null before the first snapshot. `waiting`: how many deltas wait for the
 * requested snapshot.
 */
export type MonitoredTopic = {
  topic: string;
  phase: TopicPhase;
  users: number;
  epoch: string | null;
  seq: number | null;
  waiting: number;
};

function createFeedMonitor() {
  const $received = createStore(0).on(messageReceived, (count) => count + 1);
  /** The number of messages up to the start of each second of the window. */
  const $marks = createStore<readonly number[]>([]);
  sample({
    clock: $now.updates,
    source: { marks: $marks, received: $received },
    fn: ({ marks, received }) => [...marks, received].slice(-(windowSeconds + 1)),
    target: $marks,
  });

  return {
    $received,
    $dropped: $droppedFrames,
    /** Messages a second, over the last ten seconds. Null until one second has passed. */
    $rate: $marks.map((marks) => {
      const [first = 0] = marks;
      return marks.length < 2 ? null : ((marks.at(-1) ?? first) - first) / (marks.length - 1);
    }),
    $topics: combine($sync, $phases, ({ topics }, phases): readonly MonitoredTopic[] =>
      [...topics].map(([topic, { users, epoch, have, waiting }]) => ({
        topic,
        phase: phases.get(topic) ?? 'loading',
        users,
        epoch,
        seq: have,
        waiting: waiting.length,
      })),
    ),
  };
}

/** Watches the feed for the debugger page. A build without that page has no monitor. */
export const feedMonitor = /* @__PURE__ */ createFeedMonitor();
