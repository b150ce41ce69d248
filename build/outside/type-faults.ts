import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Stop } from './stop.ts';

/** Stops where the types of the app do not hold: what goes out was built, and building looks at no types. Row PLUG-94. */
export function checkTypes(folder: string): void {
  if (!existsSync(join(folder, 'tsconfig.json'))) return;
  const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, error } = spawnSync('tsc', ['--noEmit'], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw new Stop(`tsc did not start, so nobody knows the types: ${error.message}`);
  if (status !== 0) throw new Stop(`The types do not hold:\n${stdout.trim()}`);
}
