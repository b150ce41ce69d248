import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Stop } from './stop.ts';

/** Finds the vitest that is installed in the folder. */
function findVitest(folder: string): string {
  try {
    const found = createRequire(join(folder, 'package.json')).resolve('vitest/package.json');
    return join(dirname(found), 'vitest.mjs');
  } catch {
    throw new Stop('vitest is not installed here: npm install.');
  }
}

/** The package's own settings lead `@openbook/ui` to its components. A folder with settings of its own does that itself. */
function settingsOf(folder: string): string[] {
  const names = ['vitest', 'vite'].flatMap((name) => ['ts', 'js', 'mjs'].map((ending) => `${name}.config.${ending}`));
  return names.some((name) => existsSync(join(folder, name)))
    ? []
    : ['--config', fileURLToPath(new URL('vitest.js', import.meta.url)), '--root', folder];
}

export function testApp(folder: string, more: readonly string[]): string {
  const options = ['run', '--environment', 'jsdom', ...settingsOf(folder), ...more];
  const { status } = spawnSync(process.execPath, [findVitest(folder), ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Stop('A test failed.');
  return 'The tests passed.';
}
