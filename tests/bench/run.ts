/**
 * `npm run bench`: compares the cost of the product with reference code, as ratios. Writes tests/bench/result.json and
 * exits with 1 if a goal is missed. BENCH_ONLY=odds runs only the cases whose id begins so. BENCH_ROUNDS says how often
 * each variant runs (5).
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { cases } from './cases/index.ts';
import type { CaseResult } from './lib/case.ts';

const only = process.env.BENCH_ONLY;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const results: CaseResult[] = [];
for (const { id, run } of cases) {
  if (only !== undefined && !id.startsWith(only) && !only.startsWith(id)) continue;
  for (const result of await run(rounds)) {
    results.push(result);
    const mark = result.pass === 'unstable' ? 'unstable' : result.pass ? 'ok' : 'MISSED';
    console.log(
      `${result.id.padEnd(22)} ${String(result.ours).padStart(10)} ${result.unit.padEnd(22)} ${JSON.stringify(result.ratio)} goal ${result.goal}: ${mark}`,
    );
  }
}

writeFileSync(
  'tests/bench/result.json',
  `${JSON.stringify({ env: { node: process.version, cpus: cpus().length, rounds, at: new Date().toISOString() }, cases: results }, null, 2)}\n`,
);
process.exitCode = results.some(({ pass }) => pass === false) ? 1 : 0;
