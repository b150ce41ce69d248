/** Reads what the runners of `npm test` wrote down, each in its own form. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** `flaky`: failed, and passed when it was tried again. `title`: with those of the groups above it. `why`: what it said when it failed. */
export type Tested = { file: string; title: string; state: 'passed' | 'failed' | 'flaky' | 'skipped'; why: string };

export const reports = '.cache/reports';

type Assertion = { fullName: string; status: string; failureMessages: string[] };
type VitestReport = { testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[] };
type Result = { errors: { message?: string }[] };
type Spec = { title: string; file: string; tests: { status: string; results: Result[] }[] };
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };

const colours = /\u001b\[\d+m/g;
const firstLines = (text: string): string => text.replaceAll(colours, '').split('\n').slice(0, 3).join('\n');

/** A file that does not load has no test of its own, and is one that failed. */
const ofVitest = ({ testResults }: VitestReport): Tested[] =>
  testResults.flatMap(({ name, status, message, assertionResults }): Tested[] => {
    const file = relative('.', name);
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, title: '', state: 'failed', why: firstLines(message) }];
    return assertionResults.map(({ fullName, status: state, failureMessages: [why = ''] }) => ({
      ...{ file, title: fullName, why: firstLines(why) },
      state: state === 'passed' || state === 'failed' ? state : 'skipped',
    }));
  });

const states: Readonly<Record<string, Tested['state']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
};

const ofSuite = (suite: Suite, above = ''): Tested[] => {
  const path = `${above} ${suite.title}`;
  return [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        ...{ file, title: `${path} ${title}`.trim(), state: states[status] ?? 'skipped' },
        why: firstLines(results.flatMap(({ errors }) => errors)[0]?.message ?? ''),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, path)),
  ];
};

/** The tests of a run, by the name of its report. Null: the runner wrote none. */
export function readTests(name: string, folder = reports): Tested[] | null {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | { suites: Suite[] };
  return 'suites' in report ? report.suites.flatMap((suite) => ofSuite(suite)) : ofVitest(report);
}
