/** Builds the app of tests/fixtures/large-app as the host builds its own, and publishes it to a page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { build } from 'vite';

import { root } from '../../build/aliases.ts';
import { pluginBuild } from '../../build/plugin-build.ts';
import { builtFields } from '../../build/plugin-files.ts';

const address = '/plugins/large/1.0.0';

export type LargeApp = { fields: ReturnType<typeof builtFields>; files: ReadonlyMap<string, string> };

export async function buildLargeApp(): Promise<LargeApp> {
  const outDir = mkdtempSync(join(tmpdir(), 'openbook-large-'));
  const input = 'tests/fixtures/large-app/index.tsx';
  await build({ ...pluginBuild({ id: 'large', root, input, outDir }), mode: 'production' });
  const fields = builtFields(outDir, address);
  const files = new Map(readdirSync(outDir).map((name) => [name, readFileSync(join(outDir, name), 'utf8')]));
  rmSync(outDir, { recursive: true });
  return { fields, files };
}

/** `asked` hears each file that the page asks for, by name; what it gives stands in for the file. */
export async function publishLargeApp(
  page: Page,
  { fields, files }: LargeApp,
  asked: (name: string) => { body: string } | undefined = () => undefined,
): Promise<void> {
  await page.route(`**${address}/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: files.get(name) ?? '', ...asked(name) });
  });
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: object[] };
    const large = {
      id: 'large',
      version: '1.0.0',
      sdk: '^1.3',
      mounts: [{ slot: 'home.top' }],
      enabled: true,
      ...fields,
    };
    await route.fulfill({ json: { ...manifest, plugins: [...manifest.plugins, large] } });
  });
}
