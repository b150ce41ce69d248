/**
 * `npm test`: runs everything that a change must pass, and begins with the steps that fail fastest. Runs steps side by
 * side unless one needs another or a browser. Goes on after a failure, so that one run reports everything. The last
 * line counts the tests of the runners, and each other step as one test.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { tsc, typePrograms } from './type-programs.ts';

const reports = '.cache/reports';
const bin = 'node_modules/.bin';
const staging = 'dist-staging';

type Counts = { passed: number; failed: number };
type Step = () => Promise<Counts>;
type Options = { env?: Record<string, string>; isShown?: boolean };

/**
 * `isShown`: prints the output as it comes. Otherwise prints it at the end of the step, because several steps run at
 * once.
 */
function run(title: string, command: string, args: string[], { env = {}, isShown = false }: Options = {}) {
  const started = performance.now();
  const output: Buffer[] = [];
  if (isShown) process.stdout.write(`\n== ${title}\n`);
  const child = spawn(command, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  return new Promise<boolean>((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(`${String(error)}\n`)));
    child.once('close', (code) => {
      if (!isShown) process.stdout.write(`\n== ${title}\n${Buffer.concat(output).toString()}`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`== ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
      resolve(code === 0);
    });
  });
}

const step =
  (title: string, command: string, args: string[], options?: Options): Step =>
  async () =>
    (await run(title, command, args, options)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Reads the report of a runner. A runner that died without a report counts as one failure. */
function readCounts(file: string, pick: (report: Record<string, unknown>) => Counts): Counts {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Each of the two lanes gets half of the processors. More workers would only cost time for switching. */
const workers = [`--maxWorkers=${String(Math.max(1, Math.floor(availableParallelism() / 2)))}`];

const vitest =
  (title: string, project: string): Step =>
  async () => {
    const file = `${reports}/${project}.json`;
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const ok = await run(title, `${bin}/vitest`, ['run', '--project', `${project}*`, ...workers, ...reporters]);
    const counts = readCounts(file, (report) => ({
      passed: Number(report.numPassedTests),
      failed: Number(report.numFailedTests),
    }));
    // A file that does not even load has no failed test of its own.
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  };

/** `env`: says which build to test, and where the report goes. */
const playwright =
  (title: string, name: string, options: Options): Step =>
  async () => {
    const file = `${reports}/${name}.json`;
    const ok = await run(title, `${bin}/playwright`, ['test'], options);
    const counts = readCounts(file, (report) => {
      const stats = report.stats as { expected: number; unexpected: number; flaky: number };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    });
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  };

/** Runs the steps in lanes. Each lane takes the next step that no lane has begun. */
async function inLanes(lanes: number, steps: readonly Step[]): Promise<Counts[]> {
  const waiting = steps.values();
  const results: Counts[] = [];
  const lane = async () => {
    for (const next of waiting) results.push(await next());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

const build = (title: string, mode: string, env: Record<string, string> = {}) =>
  step(title, 'npm', ['run', '--silent', 'build', '--', '--mode', mode], { env });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [
  ...(await inLanes(2, [
    ...typePrograms.map(({ title, project }) => step(title, tsc, ['-p', project])),
    build('build', 'production'),
  ])),
  // The longest steps come first, so that no lane waits for the other at the end.
  ...(await inLanes(2, [
    step('lint: code', 'npm', ['run', '--silent', 'lint:code']),
    vitest('contract', 'contract'),
    vitest('unit', 'unit'),
    vitest('unit: node', 'node'),
    step('lint: layers, unused code, texts, format', 'npm', ['run', '--silent', 'lint:rest']),
    // The staging tests need a build with the debugger pages. It has a folder of its own.
    build('build: staging', 'staging', { BUILD_DIR: staging }),
  ])),
  // The browsers run alone, because some of their tests measure time.
  ...(await inLanes(2, [
    playwright('end-to-end', 'e2e', { isShown: true }),
    playwright('end-to-end: staging', 'e2e-staging', { env: { SANDBOX_DIST: staging, E2E: 'staging' } }),
  ])),
];
const total = results.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));

process.stdout.write(`\n${String(total.passed)} passed, ${String(total.failed)} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
