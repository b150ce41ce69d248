import { createHash } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

type Entry = Record<string, unknown> & { id: string };
type App = { script?: string; style?: string } & Record<string, unknown>;

/** What a new entry has before its own fields are laid over it. */
const blank = { kind: 'module', mounts: [], enabled: true };

/** The digest of a file, as an entry names it. */
export const pin = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Makes the script of an app of another repository that runs `draw` in its place. */
export const drawing = (id: string, draw: string): string => `import { definePlugin } from '@sdk';
definePlugin({ id: '${id}', mount: (element, host) => { ${draw}; host.ready(); return () => element.replaceChildren(); } });`;

/**
 * Puts other versions of apps, or new apps, into the manifest from now on. `script` and `style`: contents of their files.
 * All other fields replace those of their entries.
 */
export async function publishAll(page: Page, apps: readonly (App & { id: string })[]): Promise<void> {
  const laid = await Promise.all(
    apps.map(async ({ script, style, ...fields }) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([script, style]))
        .digest('hex');
      const name = `/plugins/${fields.id}/${hash.slice(0, 8)}`;
      if (script !== undefined)
        await page.route(`**${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
      if (style !== undefined)
        await page.route(`**${name}.css`, (route) => route.fulfill({ contentType: 'text/css', body: style }));
      return {
        ...(script === undefined ? {} : { entry: `${name}.js`, integrity: pin(script) }),
        ...(style === undefined ? {} : { style: `${name}.css`, styleIntegrity: pin(style), styleScoped: false }),
        ...fields,
      };
    }),
  );
  await page.route('**/plugins/manifest.json', async (route) => {
    const answer = (await route.fetch()).json() as Promise<{ plugins: Entry[] }>;
    const manifest = await answer.catch(() => null);
    // A page that is left at the end of a test still asks.
    if (manifest === null) return;
    const known = manifest.plugins.map(({ id }) => id);
    const added = laid.filter(({ id }) => !known.includes(id)).map(({ id }) => ({ id, ...blank }));
    const plugins = [...manifest.plugins, ...added].map((entry) => ({
      ...entry,
      ...laid.find(({ id }) => id === entry.id),
    }));
    await route.fulfill({ json: { ...manifest, plugins } });
  });
}

/** Publishes one app alone. */
export const publish = (page: Page, id: string, app: App): Promise<void> => publishAll(page, [{ ...app, id }]);

/** An app with a page of its own, at /tips. */
export const publishPage = (page: Page, fields: object = {}): Promise<void> =>
  publish(page, 'tips', {
    version: '1.0.0',
    script: drawing(
      'tips',
      `const own = document.createElement('p'); own.textContent = 'Bet with your head'; element.append(own)`,
    ),
    pages: [{ page: 'tips/*', title: { en: 'Tips', ru: 'Советы' }, menu: { in: 'main', order: 0 } }],
    ...fields,
  });

/** Waits for the late part that cares for apps. It comes last, and it listens for the return to the tab. */
export const untilCare = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/care-part-')));

const asksFor = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().includes(path), { timeout: 5000 });

/**
 * Returns to the tab, which then asks for manifest and configuration at once, not within a minute. A tab that is still
 * busy with its start may not hear it, so the person comes back until it asks.
 */
export async function returnToTab(page: Page): Promise<void> {
  await untilCare(page);
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await Promise.all([
      asksFor(page, '/plugins/manifest.json'),
      asksFor(page, '/config/all.json'),
      page.evaluate(() => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
          Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      }),
    ]);
  }).toPass({ timeout: 30_000 });
}
