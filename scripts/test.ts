/**
 * `npm test`: everything that a change must pass, in the order in which it fails fastest. Goes on after a failure, so that one run tells
 * all; the last line counts the tests of the runners and one for each other step.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const reports = '.cache/reports';
const bin = 'node_modules/.bin';
const staging = 'dist-staging';

type Counts = { passed: number; failed: number };

/** Runs a step with its output shown. */
function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  process.stdout.write(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

const step = (title: string, command: string, args: string[], env: Record<string, string> = {}): Counts =>
  run(title, command, args, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Reads a runner's own report; a runner that died without one counts as one failure. */
function readCounts(file: string, pick: (report: Record<string, unknown>) => Counts): Counts {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(title: string, project: string): Counts {
  const file = `${reports}/${project}.json`;
  const ok = run(title, `${bin}/vitest`, [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const counts = readCounts(file, (report) => ({
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests),
  }));
  // A file that does not even load has no failed test of its own.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** `env`: which product is tested, and where the report goes. */
function playwright(title: string, name: string, env: Record<string, string> = {}): Counts {
  const file = `${reports}/${name}.json`;
  const ok = run(title, `${bin}/playwright`, ['test'], env);
  const counts = readCounts(file, (report) => {
    const stats = report.stats as { expected: number; unexpected: number; flaky: number };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [
  step('types: host, plugins, contracts', `${bin}/tsc`, ['-p', 'tsconfig.json']),
  step('types: sandbox, scripts, tests', `${bin}/tsc`, ['-p', 'tsconfig.node.json']),
  step('lint', 'npm', ['run', '--silent', 'lint']),
  vitest('unit', 'unit'),
  vitest('unit: node', 'node'),
  step('build', 'npm', ['run', '--silent', 'build']),
  vitest('contract', 'contract'),
  playwright('end-to-end', 'e2e'),
  // What production has not, on a build that has it, in a folder of its own.
  step('build: staging', 'npm', ['run', '--silent', 'build', '--', '--mode', 'staging'], { BUILD_DIR: staging }),
  playwright('end-to-end: staging', 'e2e-staging', { SANDBOX_DIST: staging, E2E: 'staging' }),
];
const total = results.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));

process.stdout.write(`\n${String(total.passed)} passed, ${String(total.failed)} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
