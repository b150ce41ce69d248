/**
 * `npm start`: builds the product if dist/ is no build of the present tree, serves everything on one port, and restarts
 * the server when it dies.
 */
import { spawn, spawnSync } from 'node:child_process';

import { isBuildFresh } from '../build/build-info.ts';
import { supervise } from './lib/supervise.ts';

if (!isBuildFresh('production')) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Leaves NODE_ENV as it is. When a deployment sets it to production, the server refuses its control API (decision D-99) and every
// stand-in; without it this is the demo (decision D-541).
const demo = process.env.NODE_ENV === 'production' ? {} : { DEMO: '1' };
process.exitCode = await supervise(
  () =>
    spawn(process.execPath, ['sandbox/main.ts'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...demo, ...process.env },
    }),
  {
    say: (line) => process.stderr.write(`${line}\n`),
    // npm hands a signal to its shell, which ends without handing it on.
    parent: process.env.npm_lifecycle_event === undefined ? undefined : () => process.ppid,
  },
);
