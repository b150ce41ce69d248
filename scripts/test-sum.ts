/** `npm run test:sum`: one line for the last `npm test` and the last `npm run test:rest` together. A tier that did not end is a failure. */
import { existsSync, readFileSync } from 'node:fs';

import { type Counts, printSum, summaryOf } from './test/summary.ts';

const counts = (['quick', 'rest'] as const).map((tier) =>
  existsSync(summaryOf(tier))
    ? (JSON.parse(readFileSync(summaryOf(tier), 'utf8')) as Counts)
    : { passed: 0, failed: 1 },
);
process.exitCode = printSum(counts) ? 0 : 1;
