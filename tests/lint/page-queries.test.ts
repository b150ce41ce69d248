/**
 * Answers to a query of a page are useless after the page is left, so such a query has `isOfPage`. The tests of
 * `createApiQuery` show what the field does.
 */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** The debugger is no part of the product. */
const files = treeFiles('src/pages/*/api/*.ts', ':!src/pages/debugger').filter((file) => !file.endsWith('.test.ts'));
/** Each query of a file with its definition, up to the next one. */
const queriesOf = (file: string): string[] => readFileSync(file, 'utf8').split('createApiQuery({').slice(1);

test('[HTTP-16] [F36] leaving a page cancels every query of the page', () => {
  const kept = files.flatMap((file) =>
    queriesOf(file)
      .filter((query) => !/^ {2}isOfPage: true,$/m.test(query))
      .map(() => file),
  );
  expect([files.flatMap(queriesOf).length > 3, kept]).toEqual([true, []]);
});
