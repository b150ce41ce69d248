/**
 * Builds a plugin of another repository as docs/how-to.md describes it: packs the SDK and runs the commands of the page
 * in a folder outside the tree.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSettings } from '../../sandbox/server/environment.ts';
import { type Running, start } from '../../sandbox/server/start.ts';
import { buildOf, manifestOf, pin, shipped, token } from './support/published.ts';
import { Client } from './support/server.ts';

const outside = mkdtempSync(join(tmpdir(), 'openbook-outside-'));
const app = join(outside, 'card');
const dist = buildOf(shipped);
/** Allows for slow programs on a busy machine. */
const patienceMs = 240_000;

/** The environment without what the test runner sets, because an author does not have that. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|npm_)/.test(name)),
);
const env = {
  ...inherited,
  PATH: [join(outside, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  PLUGIN_TOKEN: token,
  NO_COLOR: '1',
};
const run = promisify(execFile);
async function said(cwd: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(program, args, { cwd, env, maxBuffer: 16 << 20 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const command = join(outside, 'node_modules/@openbook/plugin-sdk/bin/openbook-plugin.js');
const plugin = (...args: string[]) => said(app, process.execPath, command, ...args);

let running: Running;
/** Does what `npm install` would do, with the packages of this tree. */
async function install(): Promise<void> {
  await said(process.cwd(), process.execPath, 'scripts/sdk-pack.ts');
  const packages = join(outside, 'node_modules');
  mkdirSync(join(packages, '.bin'), { recursive: true });
  mkdirSync(join(packages, '@openbook'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(packages, name));
  for (const name of ['tsc', 'node']) symlinkSync(resolve('node_modules/.bin', name), join(packages, '.bin', name));
  const packed = readdirSync('.cache/sdk').find((name) => name.endsWith('.tgz')) ?? '';
  await said(process.cwd(), 'tar', 'xzf', resolve('.cache/sdk', packed), '-C', join(packages, '@openbook'));
  await said(packages, 'mv', '@openbook/package', '@openbook/plugin-sdk');
  await said(packages, 'chmod', '+x', command);
  symlinkSync(command, join(packages, '.bin/openbook-plugin'));
}
beforeAll(async () => {
  const settings = { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_DIST: dist, SANDBOX_LOG: 'silent' };
  running = await start(readSettings({ ...settings, SANDBOX_CONTROL: '1', PLUGIN_TOKEN: token }));
  await install();
}, patienceMs);
afterAll(async () => {
  await running.stop();
  for (const folder of [outside, dist]) rmSync(folder, { recursive: true });
});

const cardOf = async (world = 'main') =>
  (await manifestOf(running.address, { 'X-Sandbox-World': world })).find(({ id }) => id === 'card');

test(
  '[PLUG-58] the commands of docs/how-to.md make, build, check, test and publish an app of another repository',
  async () => {
    const chapter = readFileSync('docs/how-to.md', 'utf8').split('### In a repository of its own')[1] ?? '';
    const commands = (/^```sh\n(.*?)^```$/ms.exec(chapter)?.[1] ?? '')
      .replace(/^npm install .*\n/m, '')
      .replace(/npx (?:--package \S+ )?openbook-plugin/g, 'openbook-plugin')
      .replace('https://site.example', running.address);
    expect(commands.trim().split('\n')).toHaveLength(7);
    const out = await said(outside, 'sh', '-ec', commands);
    expect(out).toContain('card 1.0.0: no fault.');
    expect(out).toContain('Published card 1.0.0. Pages get 1.0.0 of 1.0.0.');
    const entry = await cardOf();
    expect(entry).toMatchObject({ version: '1.0.0', styleScoped: true, mounts: [{ slot: 'home.top' }] });
    const script = await (await fetch(running.address + (entry?.entry ?? ''))).text();
    expect(pin(script)).toBe(entry?.integrity);
    expect(script).toContain('from"@openbook/plugin-sdk"');
    expect(script.length).toBeLessThan(2000);
    const style = await (await fetch(running.address + (entry?.style ?? ''))).text();
    expect([pin(style), style.includes(':where([data-plugin=card])')]).toEqual([entry?.styleIntegrity, true]);
  },
  patienceMs,
);

test(
  '[PLUG-58] [PLUG-60] a version goes out once; the next one counts, and one field brings the first one back',
  async () => {
    await expect(plugin('publish', running.address)).rejects.toThrow('Version 1.0.0 of "card" is taken');
    const file = join(app, 'plugin.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("version: '1.0.0'", "version: '1.1.0'"));
    await expect(plugin('publish', running.address)).rejects.toThrow('dist/ is of version 1.0.0, plugin.ts of 1.1.0');
    await plugin('build');
    expect(await plugin('publish', running.address)).toContain('Pages get 1.1.0 of 1.1.0, 1.0.0.');
    const main = new Client(running.address, 'main');
    const { body } = await main.control<{ data: { id: string } }>('POST', 'worlds', { seed: 7, share: 0.05 });
    const world = new Client(running.address, body.data.id);
    expect((await cardOf(world.world))?.version).toBe('1.1.0');
    await world.control('PATCH', 'config', { plugins: { card: { use: '1.0.0' } } });
    expect((await cardOf(world.world))?.version).toBe('1.0.0');
    expect((await cardOf())?.version).toBe('1.1.0');
  },
  patienceMs,
);

const withKit = (variant: string) => `import { Button } from '@openbook/ui';
import { OddsButton, useGame } from '@openbook/plugin-sdk/hooks';

export function Match({ gameId }: { gameId: number }) {
  const game = useGame(gameId);
  if (game.state !== 'here') return <Button variant="${variant}">{game.state}</Button>;
  return <p>{game.data.name.toUpperCase()} <OddsButton gameId={gameId} marketId={1} /></p>;
}
`;
const itsTest = `import { createReactPlugin } from '@openbook/plugin-sdk';
import { createTestHost } from '@openbook/plugin-sdk/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Match } from './match';

test('a match with the kit', () => {
  const { host, feed } = createTestHost();
  act(() => void createReactPlugin(() => <Match gameId={5} />)(document.body.appendChild(document.createElement('div')), host));
  expect(screen.getByRole('button', { name: 'loading' })).toBeDefined();
  act(() => feed.game({ id: 5, name: 'Arsenal – Chelsea' }));
  expect(screen.getByText(/ARSENAL/)).toBeDefined();
});
`;
test(
  '[PLUG-54] [PLUG-58] hooks and components have their types there, and run in the tests of the app',
  async () => {
    writeFileSync(join(app, 'match.test.tsx'), itsTest);
    writeFileSync(join(app, 'match.tsx'), withKit('loud'));
    await expect(said(app, 'tsc', '--noEmit')).rejects.toThrow(
      `Type '"loud"' is not assignable to type 'ButtonVariant`,
    );
    writeFileSync(join(app, 'match.tsx'), withKit('primary').replace('data.name', 'data.nam'));
    await expect(said(app, 'tsc', '--noEmit')).rejects.toThrow(`Property 'nam' does not exist on type 'PluginGame'`);
    writeFileSync(join(app, 'match.tsx'), withKit('primary'));
    expect(await said(app, 'tsc', '--noEmit')).toBe('');
    expect(await plugin('test', 'match')).toMatch(/Tests +1 passed/);
    for (const name of ['match.tsx', 'match.test.tsx']) rmSync(join(app, name));
  },
  patienceMs,
);

test(
  '[PLUG-58] what the host would refuse is told before anything is sent: a changed byte, a slot, a range',
  async () => {
    const script = join(app, 'dist', readdirSync(join(app, 'dist')).find((name) => name.endsWith('.js')) ?? '');
    writeFileSync(script, `${readFileSync(script, 'utf8')} `);
    for (const name of ['check', 'publish'])
      await expect(plugin(name, running.address)).rejects.toThrow('$.plugins[0].integrity: is not the hash of');
    const file = join(app, 'plugin.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("slot: 'home.top'", "slot: 'headr'").replace(/react: '.*'/, "react: '^18.0'"));
    await plugin('build');
    await expect(plugin('check')).rejects.toThrow(/react: "\^18\.0" does not hold[^]*"headr" is no slot/);
    // The types of the package find the fault too.
    await expect(said(app, 'tsc', '--noEmit')).rejects.toThrow(`Type '"headr"' is not assignable`);
    await expect(plugin('publish', 'http://site.example')).rejects.toThrow('only https');
  },
  patienceMs,
);
