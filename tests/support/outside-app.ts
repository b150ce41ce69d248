import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

type Entry = Record<string, unknown> & { id: string };
type App = { script?: string; style?: string } & Record<string, unknown>;

const pin = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Makes the script of an app of another repository that runs `draw` in its place. */
export const drawing = (id: string, draw: string): string => `import { definePlugin } from '@sdk';
definePlugin({ id: '${id}', mount: (element, host) => { ${draw}; host.ready(); return () => element.replaceChildren(); } });`;

/**
 * Puts another version of an app, or a new app, into the manifest from now on. `script` and `style`: contents of its
 * files. All other fields replace those of its entry.
 */
export async function publish(page: Page, id: string, { script, style, ...fields }: App): Promise<void> {
  const name = `/plugins/${id}/${createHash('sha256')
    .update(JSON.stringify([script, style]))
    .digest('hex')
    .slice(0, 8)}`;
  if (script !== undefined)
    await page.route(`**${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  if (style !== undefined)
    await page.route(`**${name}.css`, (route) => route.fulfill({ contentType: 'text/css', body: style }));
  const files = {
    ...(script === undefined ? {} : { entry: `${name}.js`, integrity: pin(script) }),
    ...(style === undefined ? {} : { style: `${name}.css`, styleIntegrity: pin(style), styleScoped: false }),
  };
  await page.route('**/plugins/manifest.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { plugins: Entry[] };
    const isKnown = manifest.plugins.some((entry) => entry.id === id);
    const all = isKnown ? manifest.plugins : [...manifest.plugins, { id, kind: 'module', mounts: [], enabled: true }];
    const plugins = all.map((entry) => (entry.id === id ? { ...entry, ...files, ...fields } : entry));
    await route.fulfill({ json: { ...manifest, plugins } });
  });
}

/** Publishes an app with its own page at /tips. */
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

/**
 * Returns to the tab, which then asks for manifest and configuration at once, not within a minute. Waits first for the
 * late part that listens.
 */
export async function returnToTab(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/care-part-')),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}
