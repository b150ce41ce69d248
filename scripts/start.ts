/**
 * `npm start`: builds unless dist/ is a build of the present tree, then serves everything on one port and restarts the
 * server when it dies.
 */
import { spawn, spawnSync } from 'node:child_process';

import { isBuildFresh } from '../build/build-info.ts';
import { supervise } from './lib/supervise.ts';

if (!isBuildFresh('production')) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Leaves NODE_ENV alone, so it is unset unless a deployment sets it. The server then refuses its control API (decision
// D-99).
process.exitCode = await supervise(
  () => spawn(process.execPath, ['sandbox/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  { say: (line) => process.stderr.write(`${line}\n`) },
);
