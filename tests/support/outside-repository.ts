import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { token } from '../contract/support/published.ts';

const run = promisify(execFile);

/** A folder outside the tree. `said` runs a program in a folder and gives what it wrote; a failure has it in its message. */
export type Outside = {
  folder: string;
  /** Script of the command `openbook-plugin`. */
  command: string;
  env: NodeJS.ProcessEnv;
  said: (cwd: string, program: string, ...args: string[]) => Promise<string>;
};

/** Packs the SDK and does what `npm install` would do, from the packages of this tree. */
export async function makeOutside(): Promise<Outside> {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-outside-'));
  // What the test runner sets is nothing that an author has.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|npm_)/.test(name),
  );
  const env = {
    ...Object.fromEntries(inherited),
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PLUGIN_TOKEN: token,
    NO_COLOR: '1',
  };
  const said: Outside['said'] = async (cwd, program, ...args) => {
    try {
      const { stdout, stderr } = await run(program, args, { cwd, env, maxBuffer: 16 << 20 });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  };
  await said(process.cwd(), process.execPath, 'scripts/sdk-pack.ts');
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '.bin'), { recursive: true });
  mkdirSync(join(packages, '@openbook'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(packages, name));
  for (const name of ['tsc', 'node']) symlinkSync(resolve('node_modules/.bin', name), join(packages, '.bin', name));
  const packed = readdirSync('.cache/sdk').find((name) => name.endsWith('.tgz')) ?? '';
  await said(process.cwd(), 'tar', 'xzf', resolve('.cache/sdk', packed), '-C', join(packages, '@openbook'));
  await said(packages, 'mv', '@openbook/package', '@openbook/plugin-sdk');
  const command = join(packages, '@openbook/plugin-sdk/bin/openbook-plugin.js');
  await said(packages, 'chmod', '+x', command);
  symlinkSync(command, join(packages, '.bin/openbook-plugin'));
  return { folder, command, env, said };
}

/** The commands of a page, as they run here: nothing is installed, and the host is `address`. */
export const commandsOf = (text: string, address = ''): string =>
  text
    .replace(/^npm install .*\n/m, '')
    .replace(/npx (?:--package \S+ )?openbook-plugin/g, 'openbook-plugin')
    .replace('https://site.example', address);
