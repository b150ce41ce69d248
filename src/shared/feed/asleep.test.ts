import { expect, test } from 'vitest';

import type { Snapshot } from '@contracts/feed';

import { acceptSnapshot, newSync, openTopic, sleep, wake } from './sync-state';

test('[PREF-10] a hidden tab goes on hearing the player and the matches that somebody follows, and no lists', () => {
  const names = ['user', 'play:7', 'list:live:1'];
  const open = names.reduce((sync, topic, index) => {
    const snapshot = { topic, epoch: 'e', seq: 1, ts: 0, entities: {} } as unknown as Snapshot;
    return acceptSnapshot(openTopic(sync, topic), index + 1, snapshot);
  }, newSync);
  expect(open.out.subscribe.map(({ topic }) => topic)).toEqual(names);
  const asleep = sleep(open);
  expect(asleep.out.unsubscribe).toEqual(['list:live:1']);
  expect(wake({ ...asleep, out: newSync.out }).out.subscribe.map(({ topic }) => topic)).toEqual(['list:live:1']);
});
