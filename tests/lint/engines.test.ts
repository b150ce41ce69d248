/** What package.json and README.md say of Node is one thing, and it is true where this runs. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  devDependencies: { node: string };
};
const readme = readFileSync('README.md', 'utf8').replaceAll('\n', ' ');

test('the oldest Node of package.json is the one that the README asks for', () => {
  const [, oldest = 'none'] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  expect(readme).toContain(`You need Node ${oldest} or newer`);
});

test('npm commands run on the Node that package.json pins, and the README says which', () => {
  expect(process.versions.node).toBe(devDependencies.node);
  const [major = ''] = devDependencies.node.split('.');
  expect(readme).toContain(`The npm commands bring their own Node ${major}`);
});
