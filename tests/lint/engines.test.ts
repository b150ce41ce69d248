/** package.json and README.md name the same versions of Node, and the npm commands run on the pinned one. */
import { readFileSync } from 'node:fs';

import { minVersion, subset } from 'semver';
import { expect, test } from 'vitest';

const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  devDependencies: { node: string };
};
const readme = readFileSync('README.md', 'utf8').replaceAll('\n', ' ');

type Lock = { packages: Record<string, { engines?: { node?: string } }> };

test('every package of the lock file takes each Node that package.json names', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const asked = Object.entries(packages).flatMap(([name, { engines: own }]) =>
    own?.node === undefined ? [] : [{ name, range: own.node }],
  );
  expect(asked.length).toBeGreaterThan(400);
  expect(asked.filter(({ range }) => !subset(engines.node, range))).toEqual([]);
});

test('package.json and the README name the same oldest Node', () => {
  expect(readme).toContain(`You need Node ${minVersion(engines.node)?.version ?? 'none'} or newer`);
});

test('npm commands run on the Node that package.json pins, and the README says which', () => {
  expect(process.versions.node).toBe(devDependencies.node);
  const [major = ''] = devDependencies.node.split('.');
  expect(readme).toContain(`The npm commands bring their own Node ${major}`);
});
