// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';

import { render, screen } from '@testing-library/react';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { execFingerprintFx, fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { AuthDialogs } from '@/widgets/auth-dialogs';
import { Settings } from '@/widgets/settings';
import { SupportDialogs } from '@/widgets/support';

import { createHost } from './create-host';

const folder = 'contracts/dictionaries/en';
const groups = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object,
  ]),
);

/** A backend that has texts and nothing else, until the end of the test. */
function server({ url }: Request): Promise<Response> {
  const isTexts = new URL(url).pathname === '/bff-api/dictionary';
  return isTexts ? Promise.resolve(Response.json({ data: { version: '1', groups } })) : new Promise(() => undefined);
}

test.each([
  ['login', 'Log in'],
  ['registration', 'Register'],
  ['settings', 'Settings'],
  ['user-question', 'Ask a question'],
  ['support-history', 'My requests'],
] as const)('[ROUTE-163] the host event "%s" opens its dialog, on whatever page', async (name, title) => {
  const scope = fork({
    values: [
      [$userId, name === 'support-history' ? 7 : null],
      [$siteConfig, { isRegistrationAllowed: true, isVipDomain: false, languages: [], registrationTypes: [] }],
    ] as never,
    handlers: [
      [fetchFx, server],
      [execFingerprintFx, () => new Promise(() => undefined)],
      [logFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: Object.keys(groups) });
  const entry = { id: 'x', version: '1.0.0', kind: 'module' as const, entry: '/x.js', mounts: [], enabled: true };
  const host = createHost(
    { scope, own: scope },
    { ...entry, permissions: ['modal:open'] },
    {
      ready: () => undefined,
      fail: () => undefined,
      gone: new AbortController().signal,
      slot: null,
      $params: createStore({}),
    },
  );
  render(
    <Provider value={scope}>
      <AuthDialogs />
      <Settings />
      <SupportDialogs />
    </Provider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  host.openModal(name);
  expect(await screen.findByRole('dialog', { name: title }, { timeout: 5000 })).toBeVisible();
});
