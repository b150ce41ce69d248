/**
 * `npm run requirements`: shows by group which rows of docs/requirements.tsv a passing test covers. A test names its
 * rows in its title (`[CPN-12]`). The reports of the last `npm run test:all` count, so a row needs a test that ran and passed;
 * a skipped test does not count. It says in which tier, and whether from outside, by a unit, or by the opened page alone; rows without an observable half
 * (docs/inner-rows.tsv) stand apart. `npm run requirements -- GUARD CPN` lists these groups row by row.
 */
import { readFileSync } from 'node:fs';

import { readTests, reportsOf } from './lib/reports.ts';
import { readInner, type Shown, wayOf, waysShown } from './lib/shown.ts';

const rowId = /\b([A-Z]+-\d+)\b/g;

const runners = ['unit', 'node', 'contract', 'e2e', 'e2e-staging'];
/** All tests of the last `npm test` and `npm run test:rest`. */
const titles = (['quick', 'rest'] as const).flatMap((tier) =>
  runners
    .flatMap((name) => (readTests(name, reportsOf(tier)) ?? []).map((one) => ({ ...one, way: wayOf(name, one) })))
    .filter(({ state }) => state !== 'skipped')
    .map(({ title, state, way }) => ({ tier, title, way, isPassed: state !== 'failed' })),
);
if (titles.length === 0) {
  console.error('No test report yet: run `npm test` first.');
  process.exit(1);
}

const shown = new Map<string, number>();
const broken = new Set<string>();
/** Rows that a test of the quick tier shows. */
const quick = new Set<string>();
const ways = new Map<string, Set<Shown>>();
for (const { tier, title, way, isPassed } of titles) {
  for (const bracket of title.match(/\[[^\]]+\]/g) ?? []) {
    for (const [, id = ''] of bracket.matchAll(rowId)) {
      if (isPassed) shown.set(id, (shown.get(id) ?? 0) + 1);
      else broken.add(id);
      if (isPassed && tier === 'quick') quick.add(id);
      if (isPassed) ways.set(id, (ways.get(id) ?? new Set()).add(way));
    }
  }
}

/** The best of its proofs. */
const bestOf = (id: string): Shown | undefined => waysShown.find((way) => ways.get(id)?.has(way));
const inner = readInner();
const proofOf = (id: string) => (bestOf(id) === 'unit' && inner.has(id) ? 'inner' : bestOf(id));

const rows = readFileSync('docs/requirements.tsv', 'utf8').trimEnd().split('\n').slice(1);
const groups = Map.groupBy(
  rows.map((line) => {
    const [id = '', , requirement = ''] = line.split('\t');
    return { id, requirement };
  }),
  ({ id }) => id.split('-')[0] ?? '',
);
const known = new Set([...groups.values()].flat().map(({ id }) => id));
const asked = new Set(process.argv.slice(2));

for (const [group, entries] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
  const withTest = entries.filter(({ id }) => shown.has(id));
  console.log(`${group.padEnd(10)} ${String(withTest.length).padStart(3)} of ${String(entries.length).padStart(3)}`);
  if (asked.size > 0 && !asked.has(group)) continue;
  const missing = entries.filter(({ id }) => !shown.has(id));
  if (asked.size === 0) {
    if (missing.length > 0)
      console.log(`           without: ${missing.map(({ id }) => id.slice(group.length + 1)).join(' ')}`);
    continue;
  }
  for (const { id, requirement } of entries) {
    const mark = broken.has(id) ? 'FAILS' : shown.has(id) ? `${String(shown.get(id))} test` : 'none';
    const tier = quick.has(id) ? 'quick' : shown.has(id) ? 'rest' : '';
    console.log(
      `  ${id.padEnd(12)} ${mark.padEnd(7)} ${tier.padEnd(5)} ${(proofOf(id) ?? '').padEnd(7)} ${requirement.slice(0, 92)}`,
    );
  }
}

const strangers = [...shown.keys(), ...broken].filter((id) => !known.has(id));
if (strangers.length > 0) console.error(`Ids in titles that no row has: ${strangers.join(', ')}`);
console.log(
  `${String([...known].filter((id) => shown.has(id)).length)} of ${String(known.size)} rows have a passing test, ${String([...known].filter((id) => quick.has(id)).length)} in the quick tier.`,
);
const counted = (way: Shown | 'inner') => String([...known].filter((id) => proofOf(id) === way).length);
console.log(
  `Shown from outside: ${counted('outside')}, by units alone: ${counted('unit')}, by the opened page alone: ${counted('page')}. No observable half: ${counted('inner')}.`,
);
if (broken.size > 0 || strangers.length > 0) process.exitCode = 1;
