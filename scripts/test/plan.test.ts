import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { long } from './plan.ts';

test('every file that waits for the second tier is there: a name that is no file would leave its tests out of both', () => {
  expect(
    Object.values(long)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
});
