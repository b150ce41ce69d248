import { combine, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';

import { $droppedFrames, $phases, $sync, messageReceived, type TopicPhase } from './sync';

/** Seconds over which the rate is a mean. */
const windowSeconds = 10;

/** `seq`: of the last delta applied, null before the first snapshot. `waiting`: deltas kept while a snapshot is under way. */
export type MonitoredTopic = {
  topic: string;
  phase: TopicPhase;
  users: number;
  epoch: string | null;
  seq: number | null;
  waiting: number;
};

function createFeedMonitor() {
  const $received = createStore(0, { serialize: 'ignore' }).on(messageReceived, (count) => count + 1);
  /** Messages so far, as each second of the window began. */
  const $marks = createStore<readonly number[]>([], { serialize: 'ignore' });
  sample({
    clock: $now.updates,
    source: { marks: $marks, received: $received },
    fn: ({ marks, received }) => [...marks, received].slice(-(windowSeconds + 1)),
    target: $marks,
  });

  return {
    $received,
    $dropped: $droppedFrames,
    /** Messages a second over the last ten; null until a second has passed. */
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

/** The feed seen from outside, for the debugger page; a build without that page has no monitor. */
export const feedMonitor = /* @__PURE__ */ createFeedMonitor();
