import { screen } from '@testing-library/react';
import { allSettled } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { manifestRequested, overridesReceived } from '@/entities/plugin';
import { $userId } from '@/entities/session';
import { now, open, press, settle, type } from '@/shared/testing';

import { ControlRoomPage } from './page';

export const root = '/plugins-api/v1/room';
export const app = (id: string, more: Partial<PluginEntry> = {}): PluginEntry => ({
  ...{ id, version: '1.0.0', kind: 'module', entry: `/plugins/${id}/a.js`, enabled: true, owner: 'sport' },
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'notice' }],
  ...more,
});
export const site = (more: object = {}) => ({
  data: { version: 3, hash: 'ab12', plugins: {}, slots: {}, history: [], proposals: [], alarms: [], ...more },
});
export const version = (number: number) => ({ version: number, at: now, author: 'Cleo (7)', reason: 'It fails' });
export const holds = (number: number) => ({ data: { version: version(number), proposal: null } });
export const operator = { name: 'Cleo', endsAt: now + 3_600_000 };
export const change = { path: 'plugins.news.enabled', after: false };
export const checked = (more: object = {}) => ({
  data: { version: 3, faults: [], changes: [change], needsApproval: false, ...more },
});
export async function openRoom(more: Record<string, unknown> = {}, entries = [app('news'), app('lotto')]) {
  const backend: Record<string, unknown> = {
    'GET /plugins/manifest.json': { version: 1, plugins: entries },
    'GET /plugins-api/v1/health': { data: [], notices: [], acts: [] },
    [`GET ${root}`]: { data: { isOpen: true, session: operator } },
    [`GET ${root}/site`]: site(),
    [`POST ${root}/site/check`]: checked(),
    ...more,
  };
  const opened = await open(<ControlRoomPage faults={[]} sights={[]} />, {
    ...{ texts: ['debugger'], address: '/control', backend, values: [[$userId, 7]] },
  });
  await settle(() => void allSettled(overridesReceived, { scope: opened.scope, params: {} }));
  await settle(() => void allSettled(manifestRequested, { scope: opened.scope }));
  return { ...opened, backend };
}
export const flick = (name: string) => press(screen.getByRole('switch', { name }));
export const write = async (label: string, text: string) => {
  type(label, text);
  await settle();
};
export async function publish() {
  await press('Review and publish');
  await write('Reason, kept in the history', 'It fails');
  await press('Publish');
}
export const sentTo = (sent: unknown[][], path: string) =>
  sent.flatMap(([call, body]) => (call === `POST ${path}` ? [body] : []));
