/** Reads what the runners of `npm test` wrote down, each in its own form. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Tested = {
  file: string;
  /** With those of the groups above it. */
  title: string;
  /** `flaky`: failed, and passed when it was tried again. */
  state: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** What it said when it failed. */
  why: string;
  /** How long it took, all tries together. */
  ms: number;
};

/** The folder of the reports of a tier. */
export const reportsOf = (tier: string): string => `.cache/reports/${tier}`;

type Assertion = { fullName: string; status: string; failureMessages: string[]; duration?: number | null };
type VitestReport = { testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[] };
type Result = { errors: { message?: string }[]; duration?: number };
type Spec = { title: string; file: string; tests: { status: string; results: Result[] }[] };
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };

const colours = /\u001b\[\d+m/g;
const firstLines = (text: string): string => text.replaceAll(colours, '').split('\n').slice(0, 3).join('\n');

/** A file that does not load has no test of its own, and is one that failed. */
const ofVitest = ({ testResults }: VitestReport): Tested[] =>
  testResults.flatMap(({ name, status, message, assertionResults }): Tested[] => {
    const file = relative('.', name);
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, title: '', state: 'failed', why: firstLines(message), ms: 0 }];
    return assertionResults.map(({ fullName, status: state, failureMessages: [why = ''], duration }) => ({
      ...{ file, title: fullName, why: firstLines(why), ms: Math.round(duration ?? 0) },
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
        ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, path)),
  ];
};

/** The tests of a run, by the name of its report. Null: the runner wrote none. */
export function readTests(name: string, folder: string): Tested[] | null {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | { suites: Suite[] };
  return 'suites' in report ? report.suites.flatMap((suite) => ofSuite(suite)) : ofVitest(report);
}
