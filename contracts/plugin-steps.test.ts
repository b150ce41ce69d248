import { expect, test } from 'vitest';

import { readSteps } from './plugin-steps.ts';

const versions = ['1.2.0', '1.1.0', '1.0.0'];
const step = (version: string, percent: number) => ({ version, percent });

test.each([
  ['the newest version before them', [step('1.2.0', 10)], '1.1.0'],
  ['the newest version before all of them', [step('1.2.0', 10), step('1.1.0', 20)], '1.0.0'],
  ['an older one, in whatever order', [step('1.1.0', 20), step('1.2.0', 10)], '1.0.0'],
  ['no newer one', [step('1.1.0', 10)], '1.0.0'],
  ['the one before them, also when they are for everybody', [step('1.2.0', 40), step('1.1.0', 60)], '1.0.0'],
  ['the one before, with thirds', [step('1.2.0', 100 / 3), step('1.1.0', 200 / 3)], '1.0.0'],
  ['the oldest, when it is theirs', [step('1.1.0', 70), step('1.0.0', 30)], '1.0.0'],
  ['the newest one before, at nobody', [step('1.2.0', 0)], '1.1.0'],
])('[PLUG-107] who is in no step gets %s', (_, use, rest) => {
  expect(readSteps(use, versions)).toEqual({ steps: use, faults: [], wanted: rest, rest });
});

test.each<[what: string, wrong: unknown, path: string]>([
  ['no step', 'all', 'use.1'],
  ['nothing', null, 'use.1'],
  ['no share', { version: '1.0.0' }, 'use.1.percent'],
  ['a share in words', { version: '1.0.0', percent: 'ten' }, 'use.1.percent'],
  ['a share below nothing', step('1.0.0', -1), 'use.1.percent'],
  ['a share of more than all', step('1.0.0', 101), 'use.1.percent'],
  ['a share of more than is left', step('1.0.0', 90.5), 'use.1.percent'],
  ['a version that there is not', step('7.7.7', 10), 'use.1.version'],
  ['a version of great length', step('1'.repeat(41), 10), 'use.1.version'],
  ['a version twice', step('1.2.0', 10), 'use.1.version'],
  ['a name that means nothing', { ...step('1.0.0', 10), until: 'May' }, 'use.1.until'],
])('[PLUG-107] %s costs that step alone and is told with its path', (_, wrong, path) => {
  const { steps, faults } = readSteps([step('1.2.0', 10), wrong, step('1.1.0', 20)], versions);
  expect(steps).toEqual([step('1.2.0', 10), step('1.1.0', 20)]);
  expect(faults[0]).toEqual([path, expect.stringMatching(/./)]);
});

test('[PLUG-107] a version with a wrong share is for nobody, and not for everybody as the newest', () => {
  expect(readSteps([{ version: '1.2.0', percent: 1000 }], versions)).toMatchObject({ steps: [], rest: '1.1.0' });
});

test('[PLUG-108] what is held back stands behind steps only when nothing older works', () => {
  const behind = (...held: string[]) => readSteps([step('1.2.0', 10)], versions, (one) => held.includes(one));
  expect(behind('1.1.0')).toMatchObject({ wanted: '1.1.0', rest: '1.0.0' });
  expect(behind('1.1.0', '1.0.0')).toMatchObject({ wanted: '1.1.0', rest: '1.1.0' });
});

test.each([[[]], [[null]], [[step('7.7.7', 10)]]])('[PLUG-107] steps that name no version are told: %j', (use) => {
  expect(readSteps(use, versions).faults.at(-1)).toEqual(['use', 'names no version of the app']);
});

test('[PLUG-107] with nothing older everybody gets the version, and it is told; without a version nobody knows which', () => {
  expect(readSteps([step('1.0.0', 10)], versions)).toMatchObject({
    rest: '1.0.0',
    faults: [['use', expect.any(String)]],
  });
  expect(readSteps([step('7.7.7', 10)], versions)).toMatchObject({ steps: [], rest: undefined });
});

test('[PLUG-107] there are eight steps at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => `1.${String(12 - index)}.0`);
  const { steps, faults } = readSteps(
    many.map((version) => step(version, 1)),
    many,
  );
  expect([steps.length, faults.map(([path]) => path)]).toEqual([8, ['use.8', 'use.9', 'use.10', 'use.11', 'use']]);
});
