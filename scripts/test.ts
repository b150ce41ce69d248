/**
 * `npm test`: runs everything that a change must pass, and begins with the steps that fail fastest. Runs steps side by
 * side unless one needs another or a browser. Goes on after a failure, so that one run reports everything. The last
 * line counts the tests of the runners, and each other step as one test. What failed, or passed only when it was tried again, is
 * named before it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { readTests, reports, type Tested } from './lib/reports.ts';
import { tsc, typePrograms } from './type-programs.ts';

const bin = 'node_modules/.bin';
const staging = 'dist-staging';

type Step = () => Promise<Tested[]>;
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

const asOne = (title: string, isOk: boolean): Tested => ({
  file: '',
  title,
  state: isOk ? 'passed' : 'failed',
  why: '',
});

const step =
  (title: string, command: string, args: string[], options?: Options): Step =>
  async () => [asOne(title, await run(title, command, args, options))];

/** A runner that died, or that failed without naming a test, counts as one failure. */
function testsOf(title: string, name: string, isOk: boolean): Tested[] {
  const tests = readTests(name);
  if (tests === null) return [asOne(title, false)];
  return isOk || tests.some(({ state }) => state === 'failed') ? tests : [...tests, asOne(title, false)];
}

/** Each of the two lanes gets half of the processors. More workers would only cost time for switching. */
const workers = [`--maxWorkers=${String(Math.max(1, Math.floor(availableParallelism() / 2)))}`];

const vitest =
  (title: string, project: string): Step =>
  async () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${project}.json`];
    const isOk = await run(title, `${bin}/vitest`, ['run', '--project', `${project}*`, ...workers, ...reporters]);
    return testsOf(title, project, isOk);
  };

/** `env`: says which build to test. */
const playwright =
  (title: string, name: string, options: Options): Step =>
  async () =>
    testsOf(title, name, await run(title, `${bin}/playwright`, ['test'], options));

/** Runs the steps in lanes. Each lane takes the next step that no lane has begun. */
async function inLanes(lanes: number, steps: readonly Step[]): Promise<Tested[]> {
  const waiting = steps.values();
  const results: Tested[] = [];
  const lane = async () => {
    for (const next of waiting) results.push(...(await next()));
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
const inState = (...wanted: Tested['state'][]) => results.filter(({ state }) => wanted.includes(state));

for (const { file, title, state, why } of inState('flaky', 'failed'))
  process.stdout.write(`\n${state}: ${[file, title].filter((part) => part !== '').join(': ')}\n${why}\n`);
const failed = inState('failed').length;
process.stdout.write(`\n${String(inState('passed', 'flaky').length)} passed, ${String(failed)} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
