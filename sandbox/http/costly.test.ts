import { expect, test, vi } from 'vitest';

import { costly, counted, forgetCostly } from './costly.ts';
import { inTurns } from './in-turns.ts';
import { watchLoop } from './loop.ts';
import { createRateLimits } from './rate-limits.ts';

/** Calls from one address, by a clock of their own; each answer takes so long to make. */
function setup(workMs: number) {
  let [now, at] = [1_000_000, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  const world = { clock: { now: () => now }, limits: createRateLimits(() => now) };
  const make = vi.fn(() => ((at += workMs), at));
  const ask = (name: string, address = 'a') =>
    costly({ get: (key: string) => (key === 'world' ? world : address) } as never, name, make);
  return { world, make, ask, pass: (ms: number) => void (now += ms) };
}

test('[HTTP-35] an answer is made once a second, and anew when it is forgotten', () => {
  const { world, make, ask, pass } = setup(5);
  expect([ask('x'), ask('x'), ask('y')]).toEqual([5, 5, 10]);
  pass(1000);
  ask('x');
  forgetCostly(world);
  ask('x');
  expect(make).toHaveBeenCalledTimes(4);
});

test('[HTTP-43] what is made in turns counts when it is there, and lets others in between', async () => {
  vi.restoreAllMocks();
  let seen = 0;
  const beat = setInterval(() => (seen += 1), 1);
  function* work() {
    for (let step = 0; step < 40; step += 1) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      yield step;
    }
  }
  expect(await inTurns(work())).toHaveLength(40);
  clearInterval(beat);
  expect(seen).toBeGreaterThan(4);
  const { world } = setup(0);
  const later = Promise.withResolvers<number>();
  const c = { get: (key: string) => (key === 'world' ? world : 'a') } as never;
  const told = costly(c, 'x', () => later.promise);
  expect(costly(c, 'x', () => later.promise)).toBe(told);
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
  later.resolve(1);
  await told;
  expect(() => costly(c, 'y', () => 1)).toThrow('Too many');
});

test('[HTTP-43] what no page stands without is bounded where people use the server alone', () => {
  const { world, ask, make } = setup(20_000);
  const vital = (name: string) =>
    costly({ get: (key: string) => (key === 'world' ? world : 'a') } as never, name, make, { isVital: true });
  expect([vital('1'), vital('2')]).toEqual([20_000, 40_000]);
  expect(ask('3')).toBe(60_000);
  watchLoop(world);
  expect(() => vital('4')).toThrow('Too many');
});

test('[HTTP-35] an address has a time of work in a minute; what is made already costs it nothing', () => {
  const { ask, pass } = setup(5000);
  for (const name of ['1', '2', '3', '4']) ask(name);
  expect(() => ask('5')).toThrow('Too many');
  expect(() => ask('4')).not.toThrow();
  expect(() => ask('5', 'b')).not.toThrow();
  pass(60_000);
  expect(() => ask('6')).not.toThrow();
});

test('[HTTP-35] work for one caller counts against the player, or against the address of a visitor', () => {
  const { world, make, pass } = setup(10_000);
  const call = (userId: number | null) =>
    counted(
      {
        get: (key: string) =>
          key === 'world' ? world : key === 'session' ? (userId === null ? null : { userId }) : 'one address',
      } as never,
      make,
    );
  for (let times = 0; times < 3; times += 1) expect(() => call(7)).not.toThrow();
  watchLoop(world);
  for (const caller of [7, null]) {
    call(caller);
    call(caller);
    expect(() => call(caller)).toThrow('Too many');
  }
  // Players behind one address are counted apart.
  expect(() => call(8)).not.toThrow();
  pass(60_000);
  expect(() => call(7)).not.toThrow();
});
