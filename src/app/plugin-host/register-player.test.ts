// @vitest-environment jsdom
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import type { SiteConfig } from '@contracts/site';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { registrationChoicesRequested } from '@/features/access/register';
import { execFingerprintFx, fetchFx } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import './guard.testing';

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(String(text)));
});

const entry: PluginEntry = {
  ...{ id: 'form', version: '1.0.0', kind: 'module', entry: '/plugins/form/index.js', mounts: [], enabled: true },
  sdk: '^1.3.0',
};
const account = { userId: 7, login: '123456', password: 'secret9', token: 'h.e30.s' };
const currency = { iso: 'KZT', currencyId: 1, symbol: 'KZT', name: 'Tenge', kind: 'fiat', minorDigits: 2 };
const answers: Readonly<Record<string, object>> = {
  countries: { data: [{ id: 1, name: 'Kazakhstan', iso: 'KZ' }] },
  currencies: { data: [currency] },
  fast_reg: { data: account },
};

/** An app with these permissions, and what it sees of the form. */
async function setup(permissions: string[]) {
  const asked: string[] = [];
  const server = ({ url }: Request) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return Promise.resolve(Response.json(answers[name] ?? {}));
  };
  const scope = fork({
    values: [
      [$language, 'en'],
      [$siteConfig, { geoCountryId: 1, ref_id: 42, minAge: 21 } as SiteConfig],
    ] as never,
    handlers: [
      [fetchFx, server],
      [execFingerprintFx, () => Promise.reject(new Error('blocked'))],
      [logFx, () => undefined],
    ] as never,
  });
  await allSettled(registrationChoicesRequested, { scope });
  const feedback = {
    ...{ ready: () => undefined, fail: () => undefined, slot: null, $params: createStore({}) },
    gone: new AbortController().signal,
  };
  const host = await openHost(scope, { ...entry, permissions }, feedback);
  const { registration } = host;
  return { scope, registration, asked, form: () => host.scope.getState(registration.$form) };
}

test('[PLUG-23] an app with the permission opens an account; token, login and password never reach it', async () => {
  const { scope, registration, asked, form } = await setup(['register']);
  expect(form()).toMatchObject({ choices: 'ready', minAge: 21, fields: { countryId: 1, currencyIso: 'KZT' } });
  registration.submit();
  expect(form().errors).toEqual({ agreesTerms: 'terms_and_conditions' });
  registration.change({ agreesTerms: true });
  registration.submit();
  await vi.waitFor(() => expect(scope.getState($userId)).toBe(7));
  expect(asked.filter((name) => name === 'fast_reg')).toHaveLength(1);
  expect(JSON.stringify(form())).not.toMatch(/123456|secret9|h\.e30\.s/);
});

test('[PLUG-23] what is no value of a field costs itself alone, and the log says which', async () => {
  const { registration, form } = await setup(['register']);
  const before = form().fields;
  registration.change({ bonus: 3, countryId: undefined, constructor: 1, promo: 'summer' } as never);
  expect(form().fields).toEqual({ ...before, promo: 'summer' });
  expect(warned).toEqual(
    ['bonus', 'countryId', 'constructor'].map(
      (name) => `Plugin "form" 1.0.0, run: the registration takes no such "${name}"`,
    ),
  );
});

test('[PLUG-23] an app without the permission sees no form and registers nobody', async () => {
  const { registration, asked, form } = await setup([]);
  registration.change({ agreesTerms: true });
  registration.submit();
  expect(form()).toMatchObject({ choices: 'failed', countries: [] });
  expect(asked).not.toContain('fast_reg');
  expect(warned).toEqual([1, 2].map(() => 'Plugin "form" 1.0.0, run: it has no permission "register"'));
});
