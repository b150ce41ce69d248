/** package.json and README.md name the same versions of Node, and the npm commands run on the pinned one. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  devDependencies: { node: string };
};
const readme = readFileSync('README.md', 'utf8').replaceAll('\n', ' ');

test('package.json and the README name the same oldest Node', () => {
  const [, oldest = 'none'] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  expect(readme).toContain(`You need Node ${oldest} or newer`);
});

test('npm commands run on the Node that package.json pins, and the README says which', () => {
  expect(process.versions.node).toBe(devDependencies.node);
  const [major = ''] = devDependencies.node.split('.');
  expect(readme).toContain(`The npm commands bring their own Node ${major}`);
});
