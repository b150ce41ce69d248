import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

type Mount = { slot: string; order?: number; link?: { title: string; path: string } };
/**
 * `draws`: writes its name, its slot and the values from the host. `throws`: throws when it is mounted. `waits`: its
 * file waits until the test releases it.
 */
export type SlotApp = { id: string; mounts: readonly Mount[]; does?: 'draws' | 'throws' | 'waits' };

const scriptOf = ({ id, does }: SlotApp): string => `import { definePlugin } from '@sdk';
import { createWatch } from 'effector';
definePlugin({ id: '${id}', mount: (element, host) => {
  ${does === 'throws' ? "throw new Error('broken');" : ''}
  const own = document.createElement('p');
  const draw = (params) => {
    own.textContent = host.slot === 'board.row' ? '${id} ' + params.gameId : ['${id}', host.slot, JSON.stringify(params)].join(' ');
  };
  draw(host.scope.getState(host.$params));
  const stop = createWatch({ unit: host.$params, scope: host.scope, fn: draw });
  element.append(own);
  host.ready();
  return stop;
} });`;

/** Adds these apps to the manifest from the next page on. Resolves to a function that releases the waiting files. */
export async function addApps(page: Page, apps: readonly SlotApp[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const entries = await Promise.all(
    apps.map(async (app) => {
      const script = scriptOf(app);
      const hash = createHash('sha384').update(script).digest('base64');
      const entry = `/plugins/${app.id}/${hash.replace(/\W/g, '').slice(0, 8)}.js`;
      await page.route(`**${entry}*`, async (route) => {
        if (app.does === 'waits') await promise;
        await route.fulfill({ contentType: 'text/javascript', body: script });
      });
      const { id, mounts } = app;
      return {
        id,
        mounts,
        title: `Tab of ${id}`,
        version: '1.0.0',
        kind: 'module',
        entry,
        integrity: `sha384-${hash}`,
        enabled: true,
      };
    }),
  );
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: unknown[] };
    await route.fulfill({ json: { ...manifest, plugins: [...manifest.plugins, ...entries] } });
  });
  return () => resolve(undefined);
}
