/** `npm start`: builds when dist/ is not a build of the tree as it is, then serves everything on one port. */
import { spawn, spawnSync } from 'node:child_process';

import { isBuildFresh } from '../build/build-info.ts';

if (!isBuildFresh('production')) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// NODE_ENV is left as it is, unset unless a deployment sets it: the server then refuses its control API (decision D-99).
const server = spawn(process.execPath, ['sandbox/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 0);
});
