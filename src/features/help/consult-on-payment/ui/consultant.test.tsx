// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { $plugins, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { $location } from '@/shared/routing';

import { consultantSlot } from '../model/consultant';
import { PaymentConsultant } from './lazy';

const entry: PluginEntry = {
  id: 'payment-consultant',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/payment-consultant/index.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: consultantSlot }],
  enabled: true,
};
const audience = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});
afterEach(cleanup);

function open(search: string, plugins: PluginEntry[] = [entry]) {
  const server = (request: Request) => {
    asked.push(request.url);
    return Promise.resolve(
      Response.json(
        request.url.includes('manifest')
          ? { version: 1, plugins }
          : { data: { language: 'en', version: '1', groups: { consultant: {} } } },
      ),
    );
  };
  const scope = fork({
    values: [[$location, { path: '/', language: 'en', search, hash: '' }]],
    handlers: [[fetchFx, server]],
  });
  void allSettled(manifestRequested, { scope });
  void allSettled(overridesReceived, { scope, params: {} });
  void allSettled(audienceChanged, { scope, params: audience });
  void allSettled(appReady, { scope });
  render(
    <Provider value={scope}>
      <PaymentConsultant>The app</PaymentConsultant>
    </Provider>,
  );
  return scope;
}

test.each([
  ['?payment_consultant=1', true],
  ['?payment_consultant=0', false],
  ['?payment_consultant', false],
  ['', false],
])('[QUERY-09] an address with "%s" opens the payment consultant: %s', async (search, isShown) => {
  const scope = open(search);
  await vi.waitUntil(() => scope.getState($plugins) !== null);
  await expect
    .poll(() => screen.queryByRole('dialog', { hidden: true })?.textContent.includes('The app') ?? false)
    .toBe(isShown);
  // The page loads no texts for a dialog that nobody has opened.
  expect(asked.filter((url) => url.includes('groups=consultant'))).toHaveLength(isShown ? 1 : 0);
});

test('[QUERY-09] a site without that remote app opens nothing', () => {
  open('?payment_consultant=1', []);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
