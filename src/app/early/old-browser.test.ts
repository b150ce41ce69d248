/** In Node, because jsdom lets nobody watch where its page goes. */
import { existsSync } from 'node:fs';

import { expect, test, vi } from 'vitest';

/** By pattern: a classic script is no module that could be imported by name. */
const scripts = import.meta.glob('./early.ts');

test('[UI-15] a browser without import maps goes to the page for old ones, which is a file that needs no script', async () => {
  const replace = vi.fn();
  const html = { dataset: {} };
  vi.stubGlobal('document', { cookie: '', documentElement: html });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('HTMLScriptElement', {});
  vi.stubGlobal('location', { pathname: '/en/home/live', search: '', replace });
  await scripts['./early.ts']?.();
  expect(replace.mock.calls).toEqual([['/oldbrowser.html']]);
  expect(existsSync('public/oldbrowser.html')).toBe(true);
});
