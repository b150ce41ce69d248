/**
 * `npm run requirements`: shows by group which rows of docs/requirements.tsv a passing test covers. A test names its
 * rows in its title (`[CPN-12]`). The reports of the last `npm test` count, so a row needs a test that ran and passed;
 * a skipped test does not count. `npm run requirements -- GUARD CPN` lists these groups row by row.
 */
import { existsSync, readFileSync } from 'node:fs';

type Title = { title: string; isPassed: boolean };
type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
type Spec = { title: string; ok: boolean; tests: { status: string }[] };
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };

const reports = '.cache/reports';
const rowId = /\b([A-Z]+-\d+)\b/g;

const read = (name: string): unknown =>
  existsSync(`${reports}/${name}.json`) ? JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) : null;

function vitestTitles(name: string): Title[] {
  const report = read(name) as VitestReport | null;
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, isPassed: status === 'passed' })),
  );
}

const suiteTitles = (suite: Suite, above = ''): Title[] => [
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, ok }) => ({ title: `${above} ${suite.title} ${title}`, isPassed: ok })),
  ...(suite.suites ?? []).flatMap((inner) => suiteTitles(inner, `${above} ${suite.title}`)),
];
const playwrightTitles = (name: string): Title[] =>
  ((read(name) as { suites: Suite[] } | null)?.suites ?? []).flatMap((suite) => suiteTitles(suite));

/** All runs of `npm test`. */
const titles = [
  ...['unit', 'node', 'contract'].flatMap(vitestTitles),
  ...['e2e', 'e2e-staging'].flatMap(playwrightTitles),
];
if (titles.length === 0) {
  console.error('No test report yet: run `npm test` first.');
  process.exit(1);
}

const shown = new Map<string, number>();
const broken = new Set<string>();
for (const { title, isPassed } of titles) {
  for (const bracket of title.match(/\[[^\]]+\]/g) ?? []) {
    for (const [, id = ''] of bracket.matchAll(rowId)) {
      if (isPassed) shown.set(id, (shown.get(id) ?? 0) + 1);
      else broken.add(id);
    }
  }
}

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
    console.log(`  ${id.padEnd(12)} ${mark.padEnd(7)} ${requirement.slice(0, 100)}`);
  }
}

const strangers = [...shown.keys(), ...broken].filter((id) => !known.has(id));
if (strangers.length > 0) console.error(`Ids in titles that no row has: ${strangers.join(', ')}`);
console.log(
  `${String([...known].filter((id) => shown.has(id)).length)} of ${String(known.size)} rows have a passing test.`,
);
if (broken.size > 0 || strangers.length > 0) process.exitCode = 1;
