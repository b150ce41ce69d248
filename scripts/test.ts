/**
 * `npm test`: what a change must pass, in two tiers. `npm test` runs the quick one, `npm run test:rest` all other
 * journeys and the whole lint, `npm run test:all` both. `-- cashier` runs one wing, `-- --changed` those that the work can
 * break, `-- --shard=2/4` a part of the journeys. Goes on after a failure, so that one run reports everything. The last line counts
 * the tests of the runners, and each other step as one test. What failed, or passed only when it was tried again, is named before it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { reportsOf, type Tested } from './lib/reports.ts';
import { changedFiles, wingsOf } from './test/changed.ts';
import { readWanted } from './test/options.ts';
import { quickTier, restTier } from './test/plan.ts';
import { took } from './test/steps.ts';
import { printSum, summaryOf, sumOf } from './test/summary.ts';
import { keepTimes, slowest } from './test/times.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const { tiers, wings: named, isChanged, shard } = readWanted(process.argv.slice(2));
const changed = changedFiles();
const only = isChanged ? [...new Set([...named, ...wingsOf(changed)])] : named;
if (isChanged) say(`Wings that the work can break: ${only.join(', ') || 'none'}`);

const tests: Tested[] = [];
if (!isChanged || only.length > 0)
  for (const tier of tiers) {
    rmSync(reportsOf(tier), { recursive: true, force: true });
    mkdirSync(reportsOf(tier), { recursive: true });
    const run = tier === 'quick' ? quickTier : restTier;
    const results = await run({ only, changed, shard });
    writeFileSync(summaryOf(tier), JSON.stringify(sumOf(results)));
    tests.push(...results);
  }

keepTimes(tests);
say(`\nThe slowest tests:\n${slowest(tests).join('\n')}`);
say(`\nSteps:\n${[...took].map(([title, seconds]) => `${seconds.toFixed(0).padStart(7)} s  ${title}`).join('\n')}`);
process.exitCode = printSum([sumOf(tests)]) ? 0 : 1;
