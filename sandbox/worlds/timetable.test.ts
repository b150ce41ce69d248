import { expect, test } from 'vitest';

import { migrate, openDatabase } from '../db/index.ts';
import { timetableOf } from './timetable.ts';

const hour = 3_600_000;
function database() {
  const db = openDatabase(':memory:');
  migrate(db, []);
  return db;
}

test('a restart goes on with the matches that were under way', () => {
  const db = database();
  const first = timetableOf(db, { seed: 1, source: '', speed: 1, now: 1000 });
  expect(timetableOf(db, { seed: 1, source: '', speed: 1, now: 1000 + hour })).toEqual(first);
});

test('another speed changes how play goes on, not where it stands', () => {
  const db = database();
  timetableOf(db, { seed: 1, source: '', speed: 2, now: 0 });
  const faster = timetableOf(db, { seed: 1, source: '', speed: 10, now: hour });
  expect(faster).toMatchObject({ epochStart: 0, speed: 10, anchor: { at: hour, match: 2 * hour } });
  expect(timetableOf(db, { seed: 1, source: '', speed: 10, now: 2 * hour })).toEqual(faster);
});

test('another folder of seasons begins other matches now', () => {
  const db = database();
  timetableOf(db, { seed: 1, source: '', speed: 1, now: 0 });
  expect(timetableOf(db, { seed: 1, source: '/data', speed: 1, now: hour })).toMatchObject({ epochStart: hour });
});

test('another seed begins other matches now', () => {
  const db = database();
  timetableOf(db, { seed: 1, source: '', speed: 1, now: 0 });
  expect(timetableOf(db, { seed: 2, source: '', speed: 1, now: hour })).toMatchObject({ seed: 2, epochStart: hour });
});

test('play may begin at a moment of its own, and goes on from there', () => {
  const db = database();
  const saturday = 9 * hour;
  const own = timetableOf(db, { seed: 1, source: '', speed: 1, now: 0, play: saturday });
  expect(own).toMatchObject({ epochStart: saturday, anchor: { at: 0, match: saturday } });
  expect(timetableOf(db, { seed: 1, source: '', speed: 1, now: hour })).toEqual(own);
});
