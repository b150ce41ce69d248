import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { logFx } from '@/shared/lib/logger';

import type { LoadState } from '../lib/load-state';
import { $apps, moved, moveRequested } from './apps';

const entry: PluginEntry = {
  ...{ id: 'header', version: '1.0.0', kind: 'module', entry: '/plugins/header/index.a.js' },
  ...{ mounts: [{ slot: 'header' }], enabled: true },
};
const states: readonly LoadState[] = ['not_exist', 'loading', 'ready', 'error'];
const allowed: Readonly<Record<LoadState, readonly LoadState[]>> = {
  not_exist: ['loading', 'ready'],
  error: ['loading', 'not_exist'],
  loading: ['error', 'ready', 'not_exist'],
  ready: ['not_exist'],
};

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  '[PLUG-02] [PLUG-03] a remote app that is %s is told to be %s: it is, or the log says that it is ignored',
  async (from, to) => {
    const logged: unknown[] = [];
    const went: unknown[] = [];
    const scope = fork({
      values: [[$apps, { header: { entry, state: from, views: 1, run: 1 } }]],
      handlers: [[logFx, (line: unknown) => void logged.push(line)]],
    });
    createWatch({ unit: moved, scope, fn: (move) => went.push(move.to) });
    await allSettled(moveRequested, { scope, params: { id: 'header', to } });
    const isAllowed = allowed[from].includes(to);
    expect(scope.getState($apps)['header']?.state).toBe(isAllowed ? to : from);
    expect(went).toEqual(isAllowed ? [to] : []);
    const line = { level: 'warning', text: `Plugin "header": from ${from} to ${to} is ignored.` };
    expect(logged).toEqual(isAllowed ? [] : [line]);
  },
);
