import fc from 'fast-check';
import { expect, test } from 'vitest';

import { confirmLimit, contactLimit, limitAt, type LimitState, noLimit, rejectLimit } from './change.ts';
import { type Spent, stoppedBy, usedOf } from './decide.ts';
import { daySec, type Frame } from './frame.ts';
import { playedIn } from './played.ts';
import { type ProfileName, profileNames, profiles } from './profiles.ts';
import { waitOf } from './read.ts';
import { type CountryFacts, decideChange, unchosen, valueInForce } from './rules.ts';

const start = Date.UTC(2026, 0, 1) / 1000;
const month = 22;
const none: CountryFacts = { maximum: null, contactAbove: null, granted: [] };

function ask(
  name: ProfileName,
  value: number | null,
  { limit = noLimit, now = start, facts = none }: { limit?: LimitState; now?: number; facts?: CountryFacts } = {},
) {
  return decideChange({ limitType: month, limit, value, now }, profiles[name], facts);
}
const set = (value: number): LimitState => ({ value, changedAt: start - 1, pending: null });

test.each<[ProfileName, number, number]>([
  ['MT', daySec, 200],
  ['NL', 7 * daySec, 200],
  ['DE', 7 * daySec, 200],
  ['GB', daySec, 100],
  ['ES', 7 * daySec, 100],
])('[LIM-40] %s: what has waited holds by itself only where nobody must confirm', (name, delay, after) => {
  const verdict = ask(name, 200, { limit: set(100) });
  if (verdict.kind !== 'change') throw new Error(verdict.why);
  const wait = waitOf(profiles[name]);
  expect(limitAt(verdict.next, start + delay - 1, wait).value).toBe(100);
  expect(limitAt(verdict.next, start + delay, wait).value).toBe(after);
  expect(confirmLimit(verdict.next, start + delay, wait)?.value ?? null).toBe(after === 200 ? null : 200);
});

test('[LIM-51] a limit that must be chosen allows nothing before, holds at once when it is chosen, and is not given up', () => {
  expect(valueInForce(month, noLimit, start, profiles.DE, 1000)).toBe(0);
  expect(unchosen(new Map(), start, profiles.DE)).toBe(month);
  const first = ask('DE', 300, { facts: { ...none, maximum: 1000 } });
  expect(first).toMatchObject({ kind: 'change', next: { value: 300, pending: null } });
  expect(unchosen(new Map([[month, set(300)]]), start, profiles.DE)).toBeNull();
  expect(ask('DE', null, { limit: set(300) })).toEqual({ kind: 'refused', why: 'mustChoose' });
  expect(ask('DE', 1001, { facts: { ...none, maximum: 1000 } })).toEqual({ kind: 'refused', why: 'aboveMaximum' });
  expect(valueInForce(month, noLimit, start, profiles.open, null)).toBeNull();
});

test('[LIM-40] Spain: the maximum holds for everybody; above it questions, then 7 days, later 3, and never twice in 90 days', () => {
  const facts = { ...none, maximum: 600 };
  expect(valueInForce(month, noLimit, start, profiles.ES, 600)).toBe(600);
  expect(ask('ES', 500, { facts })).toMatchObject({ asks: false, next: { value: 500, pending: null } });
  expect(ask('ES', null, { limit: set(500), facts })).toMatchObject({ asks: false, next: { pending: { value: 600 } } });
  const above = ask('ES', 900, { facts });
  expect(above).toMatchObject({ asks: true, next: { value: 600, pending: { value: 900 } } });
  const granted = [start - 90 * daySec];
  expect(ask('ES', 900, { facts: { ...facts, granted: [start - 89 * daySec] } })).toMatchObject({ why: 'tooSoon' });
  expect(ask('ES', 900, { facts: { ...facts, granted } })).toMatchObject({
    next: { pending: { delaySec: 3 * daySec } },
  });
  expect(ask('ES', 300, { limit: set(500), facts: { ...facts, granted } })).toMatchObject({ next: { value: 300 } });
});

test('[LIM-52] above the sum a talk comes first: then a first choice holds, and a looser one waits', () => {
  const facts = { ...none, contactAbove: 350 };
  const wait = waitOf(profiles.NL);
  const first = ask('NL', 351, { facts });
  const later = ask('NL', 351, { limit: set(100), facts });
  if (first.kind !== 'change' || later.kind !== 'change') throw new Error('refused');
  expect(limitAt(first.next, start + 400 * daySec, wait)).toMatchObject({
    value: null,
    pending: { needsContact: true },
  });
  expect(contactLimit(first.next, start + 5, wait)).toMatchObject({ value: 351, pending: null });
  expect(contactLimit(later.next, start + 5, wait)).toEqual({
    ...set(100),
    pending: { value: 351, askedAt: start + 5 },
  });
  expect(rejectLimit(later.next, start, wait)).toEqual(set(100));
  expect(ask('NL', 350, { facts })).toMatchObject({ next: { value: 350, pending: null } });
  expect(ask('NL', 90, { limit: set(100), facts })).toMatchObject({ next: { value: 90, pending: null } });
});

test('[LIM-27] [LIM-28] questions come before what is looser, and never before what is stricter', () => {
  for (const questions of ['always', 'never', 'aboveMaxima'] as const) {
    const protection = { ...profiles.GB, questions };
    const asked = (value: number | null) =>
      decideChange({ limitType: 1, limit: set(100), value, now: start }, protection, none);
    for (const value of [200, null]) expect(asked(value)).toMatchObject({ asks: questions === 'always' });
    for (const value of [0, 99, 100]) expect(asked(value)).toMatchObject({ asks: false });
  }
});

test('[LIM-51] time of play: two devices at one moment count once, and only what lies in the stretch', () => {
  const visits = [
    { from: 100, until: 200 },
    { from: 150, until: 180 },
    { from: 190, until: 260 },
    { from: 0, until: 20 },
  ];
  expect(playedIn(visits, { from: 10, until: 250 })).toBe(10 + 150);
  expect(playedIn([], { from: 0, until: 9 })).toBe(0);
});

const step = fc.oneof(
  fc.record({ do: fc.constant('spend' as const), minor: fc.integer({ min: 1, max: 120 }) }),
  // A sale, a refund or a win.
  fc.record({ do: fc.constant('back' as const), minor: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ do: fc.constant('set' as const), value: fc.option(fc.integer({ min: 0, max: 400 })) }),
  fc.record({ do: fc.constantFrom('confirm' as const, 'reject' as const, 'contact' as const, 'restart' as const) }),
);
const history = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 * daySec }), fc.integer({ min: 0, max: 1 }), step), {
  minLength: 1,
  maxLength: 30,
});
const frames = fc.constantFrom<Frame>(
  { kind: 'fixed', length: daySec, offsetSec: 3 * 3600 },
  { kind: 'rolling', length: 7 * daySec, offsetSec: 0 },
  { kind: 'fixed', length: 'month', offsetSec: 0 },
);

/** Two tabs: each knows the limit as it was when the tab last looked, and the server decides by what it is. */
test('[LIM-38] [LIM-40] after any of 20,000 histories of two tabs in six countries nothing was spent over a limit, and nothing under it was refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...profileNames), frames, history, (name, frame, steps) => {
      const protection = profiles[name];
      const wait = waitOf(protection);
      const facts: { maximum: number | null; contactAbove: number | null; granted: number[] } = {
        maximum: protection.maxima.length > 0 ? 150 : null,
        contactAbove: protection.contactAbove === null ? null : 200,
        granted: [],
      };
      let now = start;
      let limit = noLimit;
      const spent: Spent[] = [];
      const seen: [LimitState, LimitState] = [noLimit, noLimit];
      for (const [pause, tab, action] of steps) {
        now += pause;
        const before = valueInForce(month, limit, now, protection, facts.maximum);
        if (action.do === 'restart') limit = JSON.parse(JSON.stringify(limit)) as LimitState;
        else if (action.do === 'set') {
          const verdict = decideChange({ limitType: month, limit, value: action.value, now }, protection, facts);
          if (verdict.kind === 'change') limit = verdict.next;
          const after = valueInForce(month, limit, now, protection, facts.maximum);
          // Nothing looser holds in the answer itself, except a first choice where one must be made.
          const isFirst = protection.mustChoose.includes(month) && before === 0;
          if (!isFirst && before !== null) expect(after === null ? Infinity : after).toBeLessThanOrEqual(before);
          if (action.value !== null && before !== null && action.value <= before) expect(after).toBe(action.value);
        } else if (action.do === 'confirm') {
          const next = confirmLimit(limit, now, wait);
          if (next !== null && facts.maximum !== null && (next.value ?? 0) > facts.maximum) facts.granted.push(now);
          limit = next ?? limit;
        } else if (action.do === 'reject') limit = rejectLimit(limit, now, wait) ?? limit;
        else if (action.do === 'contact') limit = contactLimit(limit, now, wait);
        else if (action.do === 'back') spent.push({ at: now, minor: -action.minor });
        else if ('minor' in action) {
          const value = valueInForce(month, limit, now, protection, facts.maximum);
          const inForce = value === null ? [] : [{ limitType: month, value, frame }];
          const stop = stoppedBy(inForce, () => spent, action.minor, now);
          expect(stop === null).toBe(value === null || usedOf(frame, spent, now) + action.minor <= value);
          if (stop === null) spent.push({ at: now, minor: action.minor });
        }
        // The other tab still shows what it saw. Whatever it asks for by that, the server decides by what is.
        const stale = seen[1 - tab] ?? noLimit;
        if (stale.value !== null && action.do === 'set') {
          const verdict = decideChange({ limitType: month, limit, value: stale.value, now }, protection, facts);
          const held = valueInForce(month, limit, now, protection, facts.maximum);
          const holds =
            verdict.kind === 'change' ? valueInForce(month, verdict.next, now, protection, facts.maximum) : held;
          if (held !== null && held > 0) expect(holds ?? Infinity).toBeLessThanOrEqual(held);
        }
        seen[tab] = limit;
      }
    }),
    { numRuns: 20_000 },
  );
});
