import { expect, test } from 'vitest';

import { createClock } from './clock.ts';

test('timers on the way of a jump run in order, each at its own moment', () => {
  const clock = createClock({ manual: true, now: 1_000 });
  const seen: [string, number][] = [];
  clock.at(3_000, () => seen.push(['second', clock.now()]));
  clock.at(2_000, () => {
    seen.push(['first', clock.now()]);
    clock.at(2_500, () => seen.push(['made on the way', clock.now()]));
  });
  clock.at(9_000, () => seen.push(['not yet', clock.now()]));
  clock.advance(5);
  expect(seen).toEqual([
    ['first', 2_000],
    ['made on the way', 2_500],
    ['second', 3_000],
  ]);
  expect(clock.now()).toBe(6_000);
});

test('a beat runs at whole multiples, and once at the end of a jump over many', () => {
  const clock = createClock({ manual: true, now: 500 });
  const beats: number[] = [];
  const cancel = clock.every(1_000, () => beats.push(clock.now()));
  clock.advance(1);
  clock.advance(1);
  expect(beats).toEqual([1_000, 2_000]);
  clock.advance(3600);
  expect(beats).toEqual([1_000, 2_000, 3_000, 3_602_500]);
  cancel();
  clock.advance(10);
  expect(beats).toHaveLength(4);
});

test('a cancelled timer never runs, one in the past runs with the next move', () => {
  const clock = createClock({ manual: true, now: 10_000 });
  const ran: string[] = [];
  clock.at(11_000, () => ran.push('cancelled'))();
  clock.at(1_000, () => ran.push('past'));
  expect(ran).toEqual([]);
  clock.advance(2);
  expect(ran).toEqual(['past']);
});

test('a timer that fails does not hold up the others', () => {
  const clock = createClock({ manual: true, now: 0 });
  const ran: string[] = [];
  clock.at(1, () => {
    throw new Error('broken');
  });
  clock.at(2, () => ran.push('other'));
  expect(() => clock.advance(1)).toThrow(AggregateError);
  expect(ran).toEqual(['other']);
});

test('beats go on at once in a clock that was set back', () => {
  const clock = createClock({ manual: true, now: 100_000 });
  const beats: number[] = [];
  clock.every(1_000, () => beats.push(clock.now()));
  clock.setNow(5_000);
  clock.advance(1);
  expect(beats).toEqual([6_000]);
});

test('a clock set back lets its timers wait', () => {
  const clock = createClock({ manual: true, now: 10_000 });
  let runs = 0;
  clock.at(11_000, () => (runs += 1));
  clock.setNow(5_000);
  clock.advance(5);
  expect(runs).toBe(0);
  clock.advance(1);
  expect(runs).toBe(1);
});

test('a clock of real time goes on by itself and keeps its offset', async () => {
  const clock = createClock({ now: 1_000 });
  const ran = new Promise<number>((resolve) => clock.at(1_010, () => resolve(clock.now())));
  expect(await ran).toBeGreaterThanOrEqual(1_010);
  clock.advance(3600);
  expect(clock.now()).toBeGreaterThanOrEqual(3_601_010);
  clock.stop();
});
