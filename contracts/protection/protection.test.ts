import fc from 'fast-check';
import { expect, test } from 'vitest';

import { confirmLimit, limitAt, noLimit, rejectLimit, requestLimit, windowOf } from './change.ts';
import { type Spent, stoppedBy, usedOf } from './decide.ts';
import { daySec, type Frame, stretchOf } from './frame.ts';

const wait = { delaySec: daySec, approveSec: daySec };
const start = Date.UTC(2026, 0, 1) / 1000;

test('[LIM-39] a looser limit opens at the end of the wait and is dropped at the end of the window', () => {
  const asked = requestLimit({ value: 100, changedAt: 1, pending: null }, 200, start, wait);
  expect(windowOf(asked, wait)).toEqual({ opensAt: start + daySec, closesAt: start + 2 * daySec });
  expect(confirmLimit(asked, start + daySec - 1, wait)).toBeNull();
  expect(confirmLimit(asked, start + daySec, wait)?.value).toBe(200);
  expect(confirmLimit(asked, start + 2 * daySec, wait)).toBeNull();
  expect(limitAt(asked, start + 2 * daySec, wait)).toEqual({ value: 100, changedAt: 1, pending: null });
  expect(rejectLimit(asked, start, wait)?.pending).toBeNull();
});

test('[LIM-38] [LIM-41] stricter holds at once, also while a looser one waits; 0 is stricter than any sum, none is looser', () => {
  const hundred = requestLimit(noLimit, 100, start, wait);
  expect(hundred).toMatchObject({ value: 100, pending: null });
  const waiting = requestLimit(hundred, null, start, wait);
  expect(waiting).toMatchObject({ value: 100, pending: { value: null } });
  expect(requestLimit(waiting, 0, start + 1, wait)).toEqual({ value: 0, changedAt: start + 1, pending: null });
  expect(requestLimit(waiting, 300, start + 5, wait).pending).toEqual({ value: 300, askedAt: start + 5 });
});

test.each<[string, Frame, number, number, number]>([
  [
    'a day of the player’s clock',
    { kind: 'fixed', length: daySec, offsetSec: 3 * 3600 },
    12 * 3600,
    -3 * 3600,
    21 * 3600,
  ],
  ['the last day', { kind: 'rolling', length: daySec, offsetSec: 0 }, 0, 1 - daySec, 1],
])('[LIM-45] %s', (_, frame, now, from, until) => {
  expect(stretchOf(frame, start + now)).toEqual({ from: start + from, until: start + until });
});

test('[LIM-45] a month is a month of the calendar, with 28 to 31 days, by the player’s clock', () => {
  const frame: Frame = { kind: 'fixed', length: 'month', offsetSec: 3 * 3600 };
  const at = (year: number, month: number, day: number) => Date.UTC(year, month, day) / 1000 - 3 * 3600;
  expect(stretchOf(frame, at(2026, 0, 31))).toEqual({ from: at(2026, 0, 1), until: at(2026, 1, 1) });
  expect(stretchOf(frame, at(2026, 1, 28))).toEqual({ from: at(2026, 1, 1), until: at(2026, 2, 1) });
  expect(stretchOf(frame, at(2026, 11, 31) - 1).until).toBe(at(2027, 0, 1));
});

test('[LIM-44] of several limits the one that leaves least is named, with the moment at which it allows more', () => {
  const day: Frame = { kind: 'fixed', length: daySec, offsetSec: 0 };
  const week: Frame = { kind: 'rolling', length: 7 * daySec, offsetSec: 0 };
  const spent = [
    { at: start - daySec, minor: 60 },
    { at: start + 10, minor: 30 },
  ];
  const limits = [
    { limitType: 1, value: 50, frame: day },
    { limitType: 2, value: 100, frame: week },
  ];
  const ask = (minor: number) => stoppedBy(limits, () => spent, minor, start + 20);
  expect(ask(10)).toBeNull();
  expect(ask(11)).toEqual({ limitType: 2, left: 10, frameEndsAt: start + 6 * daySec });
  expect(ask(25)?.limitType).toBe(2);
  expect(stoppedBy(limits.slice(0, 1), () => spent, 25, start + 20)).toEqual({
    limitType: 1,
    left: 20,
    frameEndsAt: start + daySec,
  });
});

const step = fc.oneof(
  fc.record({ do: fc.constant('spend' as const), minor: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ do: fc.constant('back' as const), minor: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ do: fc.constant('set' as const), value: fc.option(fc.integer({ min: 0, max: 200 })) }),
  fc.record({ do: fc.constant('confirm' as const) }),
  fc.record({ do: fc.constant('reject' as const) }),
);
const history = fc.array(fc.tuple(fc.integer({ min: 0, max: daySec }), step), { minLength: 1, maxLength: 30 });
const frames = fc.constantFrom<Frame>(
  { kind: 'fixed', length: daySec, offsetSec: 3 * 3600 },
  { kind: 'rolling', length: daySec, offsetSec: 0 },
  { kind: 'fixed', length: 'month', offsetSec: 0 },
);

test('after any of 20,000 histories nothing was spent over a limit in force, and nothing under it was refused', () => {
  fc.assert(
    fc.property(frames, history, (frame, steps) => {
      let now = start;
      let limit = noLimit;
      const spent: Spent[] = [];
      for (const [pause, action] of steps) {
        now += pause;
        limit = limitAt(limit, now, wait);
        if (action.do === 'set') limit = requestLimit(limit, action.value, now, wait);
        else if (action.do === 'confirm') limit = confirmLimit(limit, now, wait) ?? limit;
        else if (action.do === 'reject') limit = rejectLimit(limit, now, wait) ?? limit;
        else if (action.do === 'back') spent.push({ at: now, minor: -action.minor });
        else {
          const { value } = limit;
          const inForce = value === null ? [] : [{ limitType: 10, value, frame }];
          const stop = stoppedBy(inForce, () => spent, action.minor, now);
          const after = usedOf(frame, spent, now) + action.minor;
          expect(stop === null).toBe(value === null || after <= value);
          if (stop === null) spent.push({ at: now, minor: action.minor });
          else expect(stop.frameEndsAt).toBeGreaterThanOrEqual(now);
        }
      }
    }),
    { numRuns: 20_000 },
  );
});
