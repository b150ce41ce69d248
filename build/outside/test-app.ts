import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { Stop } from './stop.ts';

/** Where the folder's own vitest is. */
function findVitest(folder: string): string {
  try {
    const found = createRequire(join(folder, 'package.json')).resolve('vitest/package.json');
    return join(dirname(found), 'vitest.mjs');
  } catch {
    throw new Stop('vitest is not installed here: npm install.');
  }
}

export function testApp(folder: string, more: readonly string[]): string {
  const options = ['run', '--environment', 'jsdom', ...more];
  const { status } = spawnSync(process.execPath, [findVitest(folder), ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Stop('A test failed.');
  return 'The tests passed.';
}
