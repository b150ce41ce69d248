import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { BadConfig, readOwnConfig } from './own-config.ts';
import { hashOfValues } from './values-hash.ts';

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-own-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'site.json');
  writeFileSync(path, text);
  return () => readOwnConfig(path);
}

test('[SITE-08] a number that is too large to be kept is refused, also where the hash is that of nothing in its place', () => {
  expect(hashOfValues({ minAge: Infinity })).not.toBe(hashOfValues({ minAge: null }));
  const file = read(`{"$sha256":"${hashOfValues({ menus: { a: null } })}","menus":{"a":1e999}}`);
  expect(file).toThrow(BadConfig);
  expect(file).toThrow(/a: is too large a number/);
});

test('[SITE-08] a file that is nested too deeply is refused in one line', () => {
  const file = read(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
  expect(file).toThrow(BadConfig);
  expect(file).toThrow(/has more than 32 levels/);
});
