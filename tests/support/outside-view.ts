import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { RemoteView } from '../../contracts/remote-view.ts';
import { publish } from './outside-app.ts';

const pin = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a backend answers to the path of a page; a number is a refusal. */
export type Answer = (path: string) => Partial<RemoteView> | number | Promise<Partial<RemoteView> | number>;

const call = '/outside-api/look';

/**
 * A view of another repository with a page of its own, at /look and below, from the next manifest on. `files`: what it pins, by name, under
 * `/plugins/look/`. Gives the paths that it was asked for.
 */
export async function publishView(page: Page, answer: Answer, files: Record<string, string> = {}, fields: object = {}) {
  const asked: string[] = [];
  for (const [name, text] of Object.entries(files))
    await page.route(`**/plugins/look/${name}*`, (route) =>
      route.fulfill({ contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript', body: text }),
    );
  await page.route(`**${call}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = `${pathname.slice(call.length)}${search}`;
    asked.push(path);
    const given = await answer(path);
    await route
      .fulfill(typeof given === 'number' ? { status: given, body: '' } : { json: given })
      .catch(() => undefined);
  });
  await publish(page, 'look', {
    kind: 'view',
    version: '1.0.0',
    entry: call,
    pins: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/plugins/look/${name}`, pin(text)])),
    pages: [{ page: 'look/*', title: 'Look' }],
    ...fields,
  });
  return asked;
}
