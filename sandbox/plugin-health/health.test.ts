import { expect, test } from 'vitest';

import { breakerLimits, type PluginReport } from '../../contracts/plugin-beacon.ts';
import { createPluginHealth } from './health.ts';

const minute = 60_000;
const report = (patch: Partial<PluginReport> = {}): PluginReport => ({
  id: 'news',
  version: '1.0.0',
  state: 'ready',
  longMs: 0,
  errors: 0,
  ...patch,
});
const failed = report({ state: 'failed', phase: 'mount' });

function setup() {
  let now = 1_000_000;
  const health = createPluginHealth(breakerLimits, () => now);
  /** So many visitors, each with an address of their own. */
  const say = (count: number, what: PluginReport, from = 0) =>
    Array.from({ length: count }, (_, index) => health.count(`10.0.0.${String(from + index)}`, what)).flat();
  return { health, say, pass: (ms: number) => (now += ms), held: () => health.held().held.get('news') };
}

test('[PLUG-65] 5 of 20 visitors who saw it fail hold a version back, 4 of 20 do not', () => {
  const { say, held } = setup();
  say(16, report());
  expect(say(3, failed, 16)).toEqual([]);
  expect(say(1, failed, 19)).toEqual([]);
  expect(held()).toBeUndefined();
  expect(say(1, failed, 0)).toMatchObject([{ id: 'news', version: '1.0.0', turn: 'held' }]);
  expect(held()).toEqual([{ version: '1.0.0', percent: 0, reason: '5 of 20 visitors saw it fail within 10 minutes' }]);
});

test('[PLUG-65] too few visitors hold nothing back, and one visitor counts once', () => {
  const { health, say, held } = setup();
  say(19, failed);
  expect(held()).toBeUndefined();
  for (let again = 0; again < 50; again += 1) health.count('10.0.0.1', failed);
  expect(held()).toBeUndefined();
  expect(health.figures()).toMatchObject([{ visitors: 19, failed: 19, phases: { mount: 19 } }]);
});

test('[PLUG-93] [R-P3] an update that failed in open pages says nothing of those who come anew, and excuses no other failure', () => {
  const { say, held, health } = setup();
  say(60, report({ state: 'failed', phase: 'update' }));
  expect(held()).toBeUndefined();
  expect(health.figures()).toMatchObject([{ visitors: 0, failed: 0, phases: { update: 60 } }]);
  say(15, report(), 100);
  say(4, failed, 200);
  expect(held()).toBeUndefined();
  say(1, failed, 300);
  expect(held()).toMatchObject([{ reason: '5 of 20 visitors saw it fail within 10 minutes' }]);
});

test('[PLUG-65] what was said ten minutes ago no longer counts', () => {
  const { health, say, pass, held } = setup();
  say(10, failed);
  pass(10 * minute);
  say(15, report(), 100);
  say(4, failed, 200);
  expect(held()).toBeUndefined();
  expect(health.figures()).toMatchObject([{ visitors: 19, failed: 4 }]);
});

test('[PLUG-65] after the pause some visitors get it: it works and is released', () => {
  const { say, pass, held, health } = setup();
  say(20, failed);
  pass(30 * minute - 1);
  expect(held()).toMatchObject([{ percent: 0 }]);
  pass(1);
  expect(health.held().turns).toMatchObject([{ turn: 'tried' }]);
  expect(held()).toMatchObject([{ percent: 5 }]);
  expect(say(4, report())).toEqual([]);
  expect(say(1, report(), 4)).toMatchObject([{ turn: 'released' }]);
  expect(held()).toBeUndefined();
});

test('[PLUG-65] when it fails again, the pause is twice as long', () => {
  const { say, pass, held } = setup();
  say(20, failed);
  pass(30 * minute);
  held();
  say(5, failed);
  pass(59 * minute);
  expect(held()).toMatchObject([{ percent: 0 }]);
  pass(minute);
  expect(held()).toMatchObject([{ percent: 5 }]);
});

test('[PLUG-65] an operator lets it go at once; another version is judged by itself', () => {
  const { health, say, held } = setup();
  say(20, failed);
  say(20, report({ version: '1.0.1' }));
  expect(held()).toMatchObject([{ version: '1.0.0' }]);
  expect(health.reset('nobody')).toBe(false);
  expect(health.reset('news')).toBe(true);
  expect(held()).toBeUndefined();
});

test('[PLUG-64] figures are medians of what visitors measured', () => {
  const { health } = setup();
  [100, 900, 300].forEach((loadMs, index) => health.count(String(index), report({ loadMs, longMs: 50, errors: 1 })));
  expect(health.figures()).toMatchObject([{ loadMs: 300, mountMs: null, longMs: 50, errors: 3, state: 'open' }]);
});

test('[PLUG-65] invented names push out each other, not an app that visitors have', () => {
  const { health, say } = setup();
  say(2, report());
  for (let index = 0; index < 2000; index += 1) health.count('10.9.9.9', report({ id: `x${String(index)}` }));
  const figures = health.figures();
  expect(figures.length).toBeLessThanOrEqual(300);
  expect(figures).toContainEqual(expect.objectContaining({ id: 'news', visitors: 2 }));
});

const none = { behind: [], shell: [] };
const one = [{ id: 'news', version: '1.0.0' }];

test('[PLUG-108] to stand behind others releases nothing: what was held before stays held with its reason, and is tried', () => {
  const { health, say, held, pass } = setup();
  say(20, failed);
  health.spare({ behind: one, shell: [] });
  expect([health.isHeld('news', '1.0.0'), held()?.[0]?.percent]).toEqual([true, 0]);
  expect(health.figures()).toMatchObject([{ state: 'held', reason: expect.stringContaining('20 of 20 visitors') }]);
  pass(30 * minute);
  expect(held()).toMatchObject([{ percent: 5 }]);
  expect(say(5, report())).toMatchObject([{ turn: 'released' }]);
  expect(say(30, failed, 100)).toEqual([]);
});

test('[PLUG-108] what nobody is kept from is not called held, and why it once was stays', () => {
  const { health, say } = setup();
  health.spare({ behind: [], shell: one });
  expect(say(20, failed)).toEqual([]);
  health.spare(none);
  say(1, failed);
  health.spare({ behind: [], shell: one });
  expect(health.figures()).toMatchObject([{ state: 'open', until: null, reason: expect.stringContaining('20 of 20') }]);
});

test('[PLUG-108] the version behind others is counted and never held back, and is again when it stands alone', () => {
  const { health, say, held } = setup();
  health.spare({ behind: [{ id: 'news', version: '1.0.0' }], shell: [] });
  expect(say(30, failed)).toEqual([]);
  say(30, report({ ...failed, version: '1.1.0' }));
  expect(held()).toMatchObject([{ version: '1.1.0', percent: 0 }]);
  expect([health.isHeld('news', '1.0.0'), health.isHeld('news', '1.1.0')]).toEqual([false, true]);
  expect(health.figures()).toMatchObject([
    { version: '1.0.0', visitors: 30, failed: 30, state: 'open' },
    { version: '1.1.0', state: 'held', reason: expect.stringContaining('20 of 20 visitors') },
  ]);
  health.spare(none);
  expect(say(1, failed)).toMatchObject([{ version: '1.0.0', turn: 'held' }]);
});
