import { expect, test, vi } from 'vitest';

import { costly, forgetCostly } from './costly.ts';
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

test('[HTTP-35] an address has a time of work in a minute; what is made already costs it nothing', () => {
  const { ask, pass } = setup(5000);
  for (const name of ['1', '2', '3', '4']) ask(name);
  expect(() => ask('5')).toThrow('Too many');
  expect(() => ask('4')).not.toThrow();
  expect(() => ask('5', 'b')).not.toThrow();
  pass(60_000);
  expect(() => ask('6')).not.toThrow();
});
