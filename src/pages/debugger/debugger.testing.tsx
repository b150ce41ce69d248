/** The page of a staging build before a server, for tests. */
import { allSettled } from 'effector';
import { vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { $catalog, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { $siteConfig, configOverrides } from '@/entities/site';
import { type Backend, open, settle } from '@/shared/testing';

import { DebuggerPage, type DebuggerPageProps } from './ui/page';

export const entry = (id: string, more: object = {}): PluginEntry => ({
  ...{ id, version: '1.0.0', kind: 'module', entry: `/plugins/${id}/a.js`, mounts: [{ slot: 'header' }] },
  ...{ enabled: true, ...more },
});

const audience = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

type Given = Partial<DebuggerPageProps> & { entries?: readonly PluginEntry[]; config?: object; backend?: Backend };

/** Opens the section of this name; `entries` are those of the manifest. */
export async function openSection(name: string, { entries = [], config = {}, backend = {}, ...given }: Given = {}) {
  const page = await open(<DebuggerPage routes={[]} trace={[]} faults={[]} sights={[]} {...given} />, {
    texts: ['debugger'],
    address: `/debugger#${name}`,
    backend: Object.assign(backend, { 'GET /plugins/manifest.json': { version: 1, plugins: entries } }),
    values: [[$siteConfig, config]],
  });
  const { scope } = page;
  if (entries.length > 0) {
    await settle(() => void allSettled(overridesReceived, { scope, params: {} }));
    await settle(() => void allSettled(audienceChanged, { scope, params: audience }));
    await settle(() => void allSettled(manifestRequested, { scope }));
    await vi.waitUntil(() => scope.getState($catalog) !== null);
    await settle();
  }
  return { ...page, patch: () => scope.getState(configOverrides.$patch) };
}

/** What is in each row of the one table. */
export const cells = (): (string | null)[][] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
