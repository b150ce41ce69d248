// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import type { Security } from '@contracts/security';

import { at, otherSession, security } from '../../../entities/security/testing';
import { alerts, field, open, part, press, refusal, rows, settle } from '../../../shared/office.testing';
import { SecurityPage } from './security-page';

const path = '/office-api/v1/security';
const sessions = [...security().sessions, otherSession];
const openWith = (more: Partial<Security> = {}, answers: Record<string, unknown> = {}) =>
  open(SecurityPage, { [`GET ${path}`]: { data: security(more) }, ...answers });
const ways = () => rows(part('Protection level'));

beforeEach(() => {
  history.replaceState(null, '', '/');
});

test('[PROT-01] [PROT-02] [PROT-03] five ways, each with its points and whether it is on, and the age of the password', async () => {
  const methods = { ...security().protection_methods, enable_email_auth: true };
  await openWith({ protection_level: 70, protection_methods: methods, changed_pass_day_count: 1 });
  expect(ways()).toEqual([
    'Personal password · 1 day oldOff+15Change',
    'Two-factor authenticationOff+35Turn on',
    'PhoneOff+20Confirm',
    'Security questionOff+10Set',
    'E-mailOn+20Change',
  ]);
  expect(part('Protection level').getByText('High')).toBeVisible();
  expect(part('Protection level').getByText('70 of 100')).toBeVisible();
});

test('[SEC-02] with an app the way turns it off', async () => {
  const methods = { ...security().protection_methods, enable_two_factor_auth: true };
  await openWith({ hasAuthenticator: true, protection_methods: methods });
  expect(ways()[1]).toBe('Two-factor authenticationOn+35Turn off');
});

test.each([
  ['Change: Personal password', 'Current password'],
  ['Confirm: Phone', /^Phone/],
  ['Confirm: E-mail', /^E-mail/],
  ['Set: Security question', /^Answer/],
])('[PROT-02] “%s” opens its form, and Cancel closes it', async (name, label) => {
  await openWith();
  await press(name);
  await screen.findByLabelText(label, { selector: 'input' });
  await press('Cancel');
  expect(screen.queryByLabelText(label, { selector: 'input' })).toBeNull();
});

test('[SEC-01] an address that asks for a new password opens its form at once', async () => {
  history.replaceState(null, '', '/en/office/security?change=password');
  await openWith();
  expect(field('Current password')).toHaveFocus();
});

test('[SEC-01] each session says where it is; this one cannot be ended here', async () => {
  await openWith({ sessions });
  expect(rows(part('Active sessions'))).toEqual([
    'Firefox, Linux this deviceKazakhstan · 192.0.2.7 · last active Nov 22, 2026, 12:00',
    'Unknown device 192.0.2.7 · last active Nov 22, 2026, 12:00End session',
  ]);
});

test('[SEC-01] one other session is ended; meanwhile no other is', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await openWith({ sessions }, { [`DELETE ${path}/sessions/2`]: () => answer.promise });
  await press('End session');
  await press('End other session (1)');
  answer.resolve({ data: security() });
  await settle();
  expect(sent()).toEqual([[`DELETE ${path}/sessions/2`, undefined]]);
  expect(rows(part('Active sessions'))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^End other session \(/ })).toBeNull();
});

test('[SEC-01] all others are ended at once; a session that stays says so', async () => {
  const backend: Record<string, unknown> = {
    ...{ [`GET ${path}`]: { data: security({ sessions }) }, [`DELETE ${path}/sessions`]: refusal() },
  };
  await open(SecurityPage, backend);
  await press('End other session (1)');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  backend[`DELETE ${path}/sessions`] = { data: security() };
  await press('End other session (1)');
  expect([alerts(), rows(part('Active sessions')).length]).toEqual([[], 1]);
});

test('[SEC-04] the history tells a wrong password; “This was not me” ends the others and asks for a new one', async () => {
  const wrong = { ...security().logins[0]!, id: 10, at: at + 60, isIn: false };
  const { sent } = await openWith(
    { sessions, logins: [wrong, { ...wrong, id: 9, how: 'passkey', isIn: true }] },
    { [`DELETE ${path}/sessions`]: { data: security() } },
  );
  expect(rows(part('Login history'))).toEqual([
    'Nov 22, 2026, 12:01 · passwordFirefox, Linux · Kazakhstan · 192.0.2.7Wrong password',
    'Nov 22, 2026, 12:01 · passkeyFirefox, Linux · Kazakhstan · 192.0.2.7Successful',
  ]);
  await press('This was not me');
  expect(sent()).toEqual([[`DELETE ${path}/sessions`, undefined]]);
  expect(field('Current password')).toHaveFocus();
});
