import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { socialProviders } from '@contracts/auth';

import { logFx } from '@/shared/lib/logger';

import { oauthPath } from '../lib/providers';
import { $providers, providersConfigured } from './providers';

async function configure(ids: readonly string[]) {
  const logged: unknown[] = [];
  const scope = fork({ handlers: [[logFx, (line: unknown) => void logged.push(line)]] });
  await allSettled(providersConfigured, { scope, params: ids });
  return { shown: scope.getState($providers), logged };
}

test('[REG-02] all 15 providers have a name, and each leads to the oauth path of its own', async () => {
  const { shown, logged } = await configure(socialProviders);
  expect([shown.length, new Set(shown.map(({ name }) => name)).size, logged]).toEqual([15, 15, []]);
  for (const { id } of shown)
    expect(oauthPath(id, { language: 'en', mode: 'login', target: '/en/a?b=1' })).toBe(
      `/web-api/auth/oauth/${id}?lng=en&mode=login&redirect_url=%2Fen%2Fa%3Fb%3D1`,
    );
});

test('[REG-03] an unknown social network is logged once and not shown', async () => {
  const { shown, logged } = await configure(['google', 'x', 'constructor']);
  expect(shown.map(({ id }) => id)).toEqual(['google']);
  expect(logged).toMatchObject([{ level: 'error', details: ['x', 'constructor'] }]);
});
