import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { BadEnvironment, readSettings as read } from './environment.ts';

const readSettings = (variables: Record<string, string>) => read({ DEMO: '1', ...variables });

test('without variables: port 4000 of the loopback, a file, control shut', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', isControlOpen: false, speed: 1, data: null });
  expect(readSettings({})).toMatchObject({ seed: null, replayBets: false });
  expect(readSettings({ SANDBOX_SEED: '' }).seed).toBeNull();
  expect(readSettings({ SANDBOX_SEED: '0' }).seed).toBe(0);
  expect(readSettings({}).database).toMatch(/\.sqlite$/);
});

test.each([
  [{ PORT: 'http' }],
  [{ PORT: '70000' }],
  [{ PORT: '-1' }],
  [{ SANDBOX_SEED: '1.5' }],
  [{ SANDBOX_SEED: '4294967296' }],
  [{ SANDBOX_REPLAY_BETS: 'yes' }],
  [{ SANDBOX_SPEED: '0' }],
  [{ SANDBOX_SPEED: 'fast' }],
  [{ SANDBOX_CONTROL: 'yes' }],
  [{ DEMO: 'yes' }],
  [{ SMTP_URL: 'smtp://mail.example' }],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@house.example' }],
  [{ MAIL_FROM: 'house', SMTP_URL: 'smtp://mail.example' }],
  [{ SMS_URL: 'carrier', SMS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
  [{ SMS_SECRET: 'short', SMS_URL: 'https://carrier.example' }],
  [{ PAYOUT_URL: 'bank', PAYOUT_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
  [{ PAYOUT_URL: 'https://bank.example' }],
  [{ DOCUMENT_SECRET: 'short', DOCUMENT_URL: 'https://papers.example' }],
  [{ SANDBOX_LOG: 'loud' }],
  [{ OPERATOR_TOKEN: 'short' }],
  [{ PLUGIN_TOKEN: 'short' }],
  [{ PLUGIN_PUBLISHERS: 'alice=card:short' }],
  [{ PLUGIN_PUBLISHERS: 'alice=:0123456789abcdef0123456789abcdef' }],
  [{ PLUGIN_PUBLISHERS: 'alice=*:0123456789abcdef0123456789abcdef' }],
  [{ PLUGIN_PUBLISHERS: 'alice=a:0123456789abcdef0123456789abcdef bob=b:0123456789abcdef0123456789abcdef' }],
  [{ PLUGIN_PUBLISHERS: 'house=a:0123456789abcdef0123456789abcdef', PLUGIN_TOKEN: '0123456789abcdef0123456789abcdeF' }],
  [{ PLUGIN_BREAKER: '20,25' }],
  [{ PLUGIN_BREAKER: '0,25,10' }],
  [{ PLUGIN_BREAKER: '20,125,10' }],
  [{ PSP_URL: 'pay.example', PSP_SECRET: 'sk', PSP_HOOK_SECRET: 'whsec' }],
  [{ PSP_SECRET: 'sk_test_alone' }],
  [{ PSP_PORT: '-1' }],
  [{ REFERENCE_MAKER_PORT: '-1', DEMO: '1' }],
  [{ PUBLIC_VALUE_URL: 'drand' }],
  [{ PUBLIC_VALUE_URL: 'https://beacon.example/chain/' }],
  [{ CHAIN_URL: 'https://chain.example' }],
  [{ CHAIN_TOKEN: '0x1', CHAIN_URL: 'http://127.0.0.1:8545' }],
  [{ WEBHOOK_URL: 'books.example', WEBHOOK_SECRET: 'whsec_' }],
  [{ WEBHOOK_SECRET: 'whsec_c2hvcnQ=', WEBHOOK_URL: 'https://books.example' }],
  [{ SANDBOX_PLUGINS: 'plugins' }],
  [{ SANDBOX_PLUGINS: './sandbox/../plugins/banners' }],
  [{ TRUST_PROXY: 'nginx' }],
  [{ TRUST_PROXY: '10.0.0.0/33' }],
  [{ TRUST_PROXY: '127.0.0.1,' }],
])('%j cannot be used, and the message names it', (variables) => {
  const [name = ''] = Object.keys(variables);
  expect(() => readSettings(variables)).toThrow(BadEnvironment);
  expect(() => readSettings(variables)).toThrow(name);
});

test('[PLUG-59] published apps are kept beside the database, and go with one that is in memory', () => {
  expect(readSettings({ SANDBOX_DB: '/data/site.sqlite' }).plugins).toBe('/data/site.published-plugins');
  expect(readSettings({ SANDBOX_DB: ':memory:' }).plugins).toBeNull();
  expect(readSettings({ SANDBOX_DB: ':memory:', SANDBOX_PLUGINS: '/data/apps' }).plugins).toBe('/data/apps');
});

test('[PAY-18] another payment provider is named with both of its keys, or the own one is used', () => {
  const named = { PSP_URL: 'https://pay.example', PSP_SECRET: 'sk_test_a', PSP_HOOK_SECRET: 'whsec_b' };
  expect(readSettings(named).psp).toEqual({ url: 'https://pay.example', secret: 'sk_test_a', hookSecret: 'whsec_b' });
  expect(readSettings({}).psp).toBeNull();
});

test('[PAY-10] a chain of this machine is followed, since nobody has the keys of the addresses', () => {
  const token = `0x${'a1'.repeat(20)}`;
  const named = { CHAIN_URL: 'http://127.0.0.1:8545', CHAIN_TOKEN: token };
  expect(readSettings(named).chain).toEqual({ url: 'http://127.0.0.1:8545', token });
  expect(readSettings({ CHAIN_URL: 'http://localhost:8545' }).chain).toMatchObject({ token: null });
  expect(readSettings({}).chain).toBeNull();
});

test('[AGG-06] the reference maker is refused but for a demo or a test', () => {
  expect(readSettings({ DEMO: '1', REFERENCE_MAKER_PORT: '4005' }).referenceMakerPort).toBe(4005);
  expect(readSettings({ DEMO: '1' }).referenceMakerPort).toBeNull();
  expect(() => readSettings({ DEMO: '0', REFERENCE_MAKER_PORT: '4005' })).toThrow('REFERENCE_MAKER_PORT');
});

test('[BOOT-60] the control API and the demo are refused in production', () => {
  expect(() => readSettings({ SANDBOX_CONTROL: '1', NODE_ENV: 'production' })).toThrow(BadEnvironment);
  expect(() => readSettings({ DEMO: '1', NODE_ENV: 'production' })).toThrow(/^DEMO=1 is refused/);
});

test('[PLUG-65] the limits of the breaker can be set, and it can be switched off', () => {
  expect(readSettings({}).breaker).toMatchObject({ visitors: 20, percent: 25, minutes: 10 });
  expect(readSettings({ PLUGIN_BREAKER: '50,10,5' }).breaker).toMatchObject({ visitors: 50, percent: 10, minutes: 5 });
  expect(readSettings({ PLUGIN_BREAKER: 'off' }).breaker.visitors).toBe(0);
});

test.each(['my.db', './my.db', resolve('my.db'), 'plugins.sqlite', 'dist/my.db'])(
  '[PLUG-59] a database at %s takes no folder of the checkout for published apps',
  (database) => {
    const folder = resolve(readSettings({ SANDBOX_DB: database }).plugins ?? '');
    for (const own of ['plugins', 'dist/plugins', 'sandbox', 'src']) expect(folder).not.toBe(resolve(own));
  },
);

test('[PLUG-59] two databases in one folder do not share what was published', () => {
  const [one, other] = ['/data/a.sqlite', '/data/b.sqlite'].map((path) => readSettings({ SANDBOX_DB: path }).plugins);
  expect(one).not.toBe(other);
});

test('[BOOT-60] a start that is neither demo nor test is refused in one line that names every stand-in', () => {
  const reason = (variables: Record<string, string>) => {
    try {
      read(variables);
    } catch (error) {
      return (error as Error).message;
    }
    return 'started';
  };
  const all = reason({ NODE_ENV: 'production' });
  for (const name of ['mail', 'text messages', 'card payments', 'payouts', 'documents']) expect(all).toContain(name);
  expect(all).not.toContain('\n');
  expect(reason({})).toBe(all);
  const withMail = reason({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@house.example' });
  expect(withMail).not.toContain('SMTP_URL');
  expect(withMail).toContain('SMS_URL');
});
