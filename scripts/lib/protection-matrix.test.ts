import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { profileNames, profiles } from '../../contracts/protection/index.ts';
import { protectionMatrix } from './protection-matrix.ts';

const lines = protectionMatrix(fileURLToPath(new URL('../../', import.meta.url)));

test('[LIM-40] the matrix has every value that a profile names, in each of the six', () => {
  for (const name of profileNames)
    expect(lines.map(({ field }) => field).sort()).toEqual(Object.keys(profiles[name]).sort());
});

test.each(lines.map((line) => [line.field, line] as const))(
  '[LIM-40] %s: some code obeys it, and some test shows a row of it',
  (_, { obeyedBy, shownBy }) => {
    expect(obeyedBy).not.toEqual([]);
    expect(shownBy).not.toEqual([]);
  },
);
