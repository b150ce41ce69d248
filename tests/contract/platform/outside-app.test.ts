/**
 * Builds a plugin of another repository as docs/how-to.md describes it: packs the SDK and runs the commands of the page
 * in a folder outside the tree.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { version as react } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { sdkVersion } from '../../../plugins/sdk/host.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { commandsOf, makeOutside, type Outside } from '../../support/outside-repository.ts';
import { buildOf, manifestOf, pin, shipped, token } from '../support/published.ts';
import { Client } from '../support/server.ts';

const dist = buildOf(shipped);
writeFileSync(join(dist, 'plugins/host.json'), JSON.stringify({ sdk: sdkVersion, react }));
/** Programs that read much, on a machine that does much else. */
const patienceMs = 240_000;

let outside: Outside;
let app: string;
const said: Outside['said'] = (...call) => outside.said(...call);
const plugin = (...args: string[]) => said(app, process.execPath, outside.command, ...args);

let running: Running;
beforeAll(async () => {
  const settings = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_DIST: dist, SANDBOX_LOG: 'silent' };
  running = await start(readSettings({ ...settings, SANDBOX_CONTROL: '1', PLUGIN_TOKEN: token }));
  outside = await makeOutside();
  app = join(outside.folder, 'card');
}, patienceMs);
afterAll(async () => {
  await running.stop();
  for (const folder of [outside.folder, dist]) rmSync(folder, { recursive: true });
});

const cardOf = async (world = 'main') =>
  (await manifestOf(running.address, { 'X-Sandbox-World': world })).find(({ id }) => id === 'card');

test(
  '[PLUG-58] the commands of docs/how-to.md make, build, check, test and publish an app of another repository',
  async () => {
    const chapter = readFileSync('docs/how-to.md', 'utf8').split('### In a repository of its own')[1] ?? '';
    const commands = commandsOf(/^```sh\n(.*?)^```$/ms.exec(chapter)?.[1] ?? '', running.address);
    expect(commands.trim().split('\n')).toHaveLength(7);
    const out = await said(outside.folder, 'sh', '-ec', commands);
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
  '[PLUG-94] an app whose types do not hold, or that uses what it does not ask for, is not published',
  async () => {
    const [file, card] = [join(app, 'plugin.ts'), join(app, 'card.tsx')];
    const [source, drawn] = [readFileSync(file, 'utf8'), readFileSync(card, 'utf8')];
    writeFileSync(file, source.replace(/version: '[\d.]+'/, "version: '1.9.0'"));
    writeFileSync(card, `${drawn}\nexport const wrong: number = 'a text';\n`);
    await plugin('build');
    await expect(plugin('publish', running.address)).rejects.toThrow(/The types do not hold:\ncard\.tsx.*TS2322/);
    writeFileSync(
      card,
      drawn.replace(
        'const language',
        "const host = useHost();\n  if (Date.now() < 0) host.openModal('login');\n  const language",
      ),
    );
    await plugin('build');
    await expect(plugin('publish', running.address)).rejects.toThrow('uses "modal:open"');
    expect((await cardOf())?.version).not.toBe('1.9.0');
    writeFileSync(file, source);
    writeFileSync(card, drawn);
    await plugin('build');
  },
  patienceMs,
);

/** What a command that goes on has said so far. */
function begin(...args: string[]) {
  const child = spawn(process.execPath, [outside.command, ...args], { cwd: app, env: outside.env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { said: () => text, stop };
}

test(
  '[PLUG-35] [PLUG-58] dev shows the app in the pages of a running host, and again after each change; a broken change costs nothing',
  async () => {
    const file = join(app, 'card.tsx');
    const source = readFileSync(file, 'utf8');
    const dev = begin('dev', running.address, '0');
    const until = (text: string) => vi.waitFor(() => expect(dev.said()).toContain(text), { timeout: 60_000 });
    const scriptAt = async (local: string) => {
      const own = (await manifestOf(local)).find(({ id }) => id === 'card');
      const script = await (await fetch(local + (own?.entry ?? ''))).text();
      expect(pin(script)).toBe(own?.integrity);
      return script;
    };
    try {
      await until(`card in ${running.address}. Open:`);
      const local = /http:\/\/127[\d.]+:\d+/.exec(dev.said().split('Open:')[1] ?? '')?.[0] ?? '';
      expect(await scriptAt(local)).toContain('Good to see you');
      expect((await manifestOf(local)).map(({ id }) => id)).toContain(shipped.id);
      expect((await fetch(`${local}/health`)).status).toBe(200);
      writeFileSync(file, source.replace('Good to see you', 'Seen while it changes'));
      await until('Return to the tab');
      expect(await scriptAt(local)).toContain('Seen while it changes');
      writeFileSync(file, `${source} (`);
      await until('Pages keep the last build.');
      expect(await scriptAt(local)).toContain('Seen while it changes');
      expect((await cardOf())?.version).toBe('1.1.0');
    } finally {
      await dev.stop();
      writeFileSync(file, source);
    }
    await expect(plugin('dev', 'http://127.0.0.1:1')).rejects.toThrow('does not answer');
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
