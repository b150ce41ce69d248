/** `npm run test:sum`: the last `npm test` and the last `npm run test:rest` together: what did not pass at once, and one line of counts. A tier that did not end is a failure. */
import { existsSync, readFileSync } from 'node:fs';

import { printSum, type Summary, summaryOf } from './test/summary.ts';

const counts = (['quick', 'rest'] as const).map((tier) =>
  existsSync(summaryOf(tier))
    ? (JSON.parse(readFileSync(summaryOf(tier), 'utf8')) as Summary)
    : { passed: 0, failed: 1, told: [`failed: the ${tier} tier did not end`] },
);
process.exitCode = printSum(counts) ? 0 : 1;
