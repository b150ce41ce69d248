import { expect, test, vi } from 'vitest';

import { laneMs, waitingMax } from './config.ts';
import { createLanes } from './lanes.ts';

/** Work that takes this long, measured by a clock of its own. */
function setup() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const lanes = createLanes();
  const done: string[] = [];
  const ask = (lane: string, topic: string, owner: object = {}) =>
    lanes.take(lane, { owner, topic, run: () => void (done.push(topic), (now += laneMs)) });
  return { lanes, done, ask };
}

test('[HTTP-34] what an address asks for beyond its time waits, and another address does not', () => {
  const { lanes, done, ask } = setup();
  ['a1', 'a2', 'a3'].forEach((topic) => ask('a', topic));
  ask('b', 'b1');
  expect(done).toEqual(['a1', 'b1']);
  lanes.beat();
  expect(done).toEqual(['a1', 'b1', 'a2']);
  lanes.beat();
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('[HTTP-34] nothing is done for a connection that has ended, or for a topic that it took back', () => {
  const { lanes, done, ask } = setup();
  const [ended, other] = [{}, {}];
  ask('a', 'a1', ended);
  ask('a', 'a2', ended);
  ask('a', 'a3', other);
  ask('a', 'a4', other);
  lanes.drop(ended);
  lanes.drop(other, ['a3']);
  lanes.beat();
  lanes.beat();
  expect(done).toEqual(['a1', 'a4']);
});

test('[HTTP-34] only so much of an address waits', () => {
  const { ask } = setup();
  const taken = Array.from({ length: waitingMax + 2 }, (_, at) => ask('a', String(at)));
  expect(taken.filter((isTaken) => !isTaken)).toHaveLength(1);
  expect(ask('b', 'b')).toBe(true);
});
