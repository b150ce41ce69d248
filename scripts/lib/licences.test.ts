import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { billOfMaterials, licenceOf, noticesOf, packagesIn } from './licences.ts';

/** A build whose files were made of these sources. */
function buildOf(...sources: string[]): string {
  const dist = mkdtempSync(join(tmpdir(), 'openbook-licences-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/a.js.map'), JSON.stringify({ sources }));
  return dist;
}

test('[OPS-21] the licence of every package in the bundle is told once, and of nothing else', () => {
  const dist = buildOf(
    '../../node_modules/react/index.js',
    '../../node_modules/react/cjs/react.production.js',
    '../../node_modules/@farfetched/core/dist/core.js',
    '../../node_modules/a-package-that-is-gone/index.js',
    '../../src/app/main.tsx',
  );
  const folders = packagesIn(dist);
  expect(folders).toEqual(['node_modules/@farfetched/core', 'node_modules/react']);
  const packages = folders.map(licenceOf);
  expect(packages).toMatchObject([
    { name: '@farfetched/core', licence: 'MIT' },
    { name: 'react', licence: 'MIT', text: expect.stringContaining('Permission is hereby granted') as string },
  ]);
  const text = noticesOf(packages);
  expect(text.match(/^react \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
});

test('[OPS-21] the bill of materials names what the server runs with, in its version, and nothing of what builds it', () => {
  type Component = { name: string; version: string; purl?: string };
  const { components } = JSON.parse(billOfMaterials()) as { components: Component[] };
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versions = new Map(components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(own.dependencies))
    expect([name, versions.get(name)]).toEqual([name, version]);
  expect(Object.keys(own.devDependencies).filter((name) => versions.has(name))).toEqual([]);
  expect(components.every(({ purl }) => purl?.startsWith('pkg:npm/'))).toBe(true);
}, 30_000);
