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
  const { components } = JSON.parse(billOfMaterials()) as { components: { purl: string }[] };
  // `pkg:npm/%40noble/hashes@2.4.0?…`
  const listed = components.map(({ purl }) => decodeURIComponent(purl).replace(/\?.*/, ''));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name}@${version}`)),
  );
  expect(listed.filter((one) => /^pkg:npm\/(?:vite|vitest|eslint|@playwright\/test|knip)@/.test(one))).toEqual([]);
}, 30_000);
