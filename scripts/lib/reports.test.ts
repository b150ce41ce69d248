import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readTests } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const read = (name: string, report: object) => {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  return readTests(name, folder);
};

test('a file that does not load is a failure with its reason', () => {
  const passed = { fullName: 'a group a sum', status: 'passed', failureMessages: [], duration: 12.4 };
  const failed = {
    fullName: 'a rest',
    status: 'failed',
    failureMessages: ['Error: 1 is not 2\nat one\nat two\nat three'],
  };
  const report = {
    testResults: [
      { name: resolve('src/sum.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: resolve('src/gone.test.ts'), status: 'failed', message: 'No such file', assertionResults: [] },
    ],
  };
  expect(read('unit', report)).toEqual([
    { file: 'src/sum.test.ts', title: 'a group a sum', state: 'passed', why: '', ms: 12 },
    { file: 'src/sum.test.ts', title: 'a rest', state: 'failed', why: 'Error: 1 is not 2\nat one\nat two', ms: 0 },
    { file: 'src/gone.test.ts', title: '', state: 'failed', why: 'No such file', ms: 0 },
  ]);
});

test('a journey that passed when it was tried again is flaky, and says why it failed', () => {
  const tried = {
    status: 'flaky',
    results: [
      { errors: [{ message: '\u001b[31mTimeout\u001b[39m' }], duration: 900 },
      { errors: [], duration: 300 },
    ],
  };
  const skipped = { status: 'skipped', results: [] };
  const inner = { title: 'on a phone', specs: [{ title: 'fits', file: 'a.spec.ts', tests: [tried] }] };
  const specs = [{ title: 'later', file: 'a.spec.ts', tests: [skipped] }];
  expect(read('e2e', { suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] })).toEqual([
    { file: 'a.spec.ts', title: 'a.spec.ts later', state: 'skipped', why: '', ms: 0 },
    { file: 'a.spec.ts', title: 'a.spec.ts on a phone fits', state: 'flaky', why: 'Timeout', ms: 1200 },
  ]);
});

test('a runner that died wrote nothing', () => {
  expect(readTests('none', folder)).toBeNull();
});
