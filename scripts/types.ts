/** `npm run types`: checks both type programs, one after the other, with the native compiler. */
import { spawnSync } from 'node:child_process';

import { tsc, typePrograms } from './type-programs.ts';

for (const { title, project } of typePrograms) {
  process.stdout.write(`== ${title}\n`);
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
