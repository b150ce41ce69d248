/** The steps of `npm test`: each runs a program and says which tests passed. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { readTests, reportsOf, type Tested } from '../lib/reports.ts';
import type { Tier } from './options.ts';

const bin = 'node_modules/.bin';

export type Step = () => Promise<Tested[]>;
type Options = {
  env?: Record<string, string>;
  /** Prints the output as it comes. Otherwise prints it at the end of the step, because several steps run at once. */
  isShown?: boolean;
};

/** Seconds by step, in the order in which they ended. */
export const took = new Map<string, number>();

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
      const seconds = (performance.now() - started) / 1000;
      took.set(title, seconds);
      process.stdout.write(`== ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
      resolve(code === 0);
    });
  });
}

const asOne = (title: string, isOk: boolean): Tested => ({
  ...{ file: '', title, why: '', ms: 0 },
  state: isOk ? 'passed' : 'failed',
});

export const step =
  (title: string, command: string, args: string[], options?: Options): Step =>
  async () => [asOne(title, await run(title, command, args, options))];

export const build = (title: string, mode: string, env: Record<string, string> = {}): Step =>
  step(title, 'npm', ['run', '--silent', 'build', '--', '--mode', mode], { env });

/** A runner that died, or that failed without naming a test, counts as one failure. */
function testsOf(title: string, tier: Tier, name: string, isOk: boolean): Tested[] {
  const tests = readTests(name, reportsOf(tier));
  if (tests === null) return [asOne(title, false)];
  return isOk || tests.some(({ state }) => state === 'failed') ? tests : [...tests, asOne(title, false)];
}

/** Each of the two lanes gets half of the processors. More workers would only cost time for switching. */
const workers = [`--maxWorkers=${String(Math.max(1, Math.floor(availableParallelism() / 2)))}`];

/** `args`: files to run, or to leave out. `report`: its name where a project runs twice. */
export const vitest =
  (
    title: string,
    tier: Tier,
    project: string,
    args: readonly string[] = [],
    { report = project, env = {} }: { report?: string; env?: Record<string, string> } = {},
  ): Step =>
  async () => {
    const file = `--outputFile.json=${reportsOf(tier)}/${report}.json`;
    const reporters = ['--reporter=dot', '--reporter=json', file, '--passWithNoTests'];
    const all = ['run', '--project', `${project}*`, ...workers, ...reporters, ...args];
    return testsOf(title, tier, report, await run(title, `${bin}/vitest`, all, { env }));
  };

/** `env`: says which build to test. `name`: the folder of the journeys under tests/. */
export const playwright =
  (title: string, tier: Tier, name: string, args: readonly string[] = [], options: Options = {}): Step =>
  async () => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reportsOf(tier)}/${name}.json`, ...options.env };
    const all = ['test', '--pass-with-no-tests', ...args];
    return testsOf(title, tier, name, await run(title, `${bin}/playwright`, all, { ...options, env }));
  };

/** Runs the steps in lanes. Each lane takes the next step that no lane has begun. */
export async function inLanes(lanes: number, steps: readonly Step[]): Promise<Tested[]> {
  const waiting = steps.values();
  const results: Tested[] = [];
  const lane = async () => {
    for (const next of waiting) results.push(...(await next()));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
