// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { selfExcluded, serverMessage } from '@contracts/error-codes';

import { alerts, field, open, part, press, refusal, settle, type } from '../../../shared/office.testing';
import { settings } from '../../../shared/settings.testing';
import { SettingsPage } from './settings-page';

const path = '/office-api/v1/settings';
const [reads, saves] = [`GET ${path}`, `PATCH ${path}`];
const languages = [
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
];
const openWith = (answer: unknown, more = settings()) =>
  open(SettingsPage, { [reads]: { data: more }, [saves]: answer }, { languages });
const choice = (group: string, name: string) =>
  screen.getAllByRole('radio', { name }).find((radio) => radio.closest(`[aria-label="${group}"]`) !== null)!;
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

test('[OFFICE-03] the page shows what is kept', async () => {
  await openWith(undefined);
  expect(choice('Bonuses', 'Sport')).toBeChecked();
  expect(choice('First deposit bonus', 'Casino')).toBeChecked();
  expect(choice('Cashback', 'Percentage')).toBeChecked();
  expect(screen.getByText(/^Percentage: 5% of your weekly losses/)).toBeVisible();
  expect(['News by e-mail', 'Deposit offers by e-mail', 'Hide my amounts'].map(isOn)).toEqual([
    ...[true, false, false],
  ]);
  expect(field(/^Message language/)).toHaveValue('en');
  expect(part('E-mails and text messages').getByRole('link', { name: 'By product' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/office\/mailing$/),
  );
});

test('[OFFICE-03] who has deposited before has no bonus on the first deposit to choose', async () => {
  await openWith(
    undefined,
    settings({ firstDepositBonusSetting: { first_deposit_bonus_type: 0, isAvailable: false } }),
  );
  expect(screen.queryByText('First deposit bonus')).toBeNull();
});

test.each([
  ['Bonuses', () => press(choice('Bonuses', 'None')), { name: 'bonus_type', value: 0 }],
  [
    'first deposit',
    () => press(choice('First deposit bonus', 'Sport')),
    { name: 'first_deposit_bonus_type', value: 1 },
  ],
  ['cashback', () => press(choice('Cashback', 'Points')), { name: 'cashback_mode', value: 'points' }],
  [
    'news',
    () => press(screen.getByRole('switch', { name: 'News by e-mail' })),
    { name: 'enable_mail_news', value: false },
  ],
  [
    'sms',
    () => press(screen.getByRole('switch', { name: 'News by text message' })),
    { name: 'enable_sms_news', value: true },
  ],
  [
    'sums',
    () => press(screen.getByRole('switch', { name: /^Hide my amounts/ })),
    { name: 'hide_balance', value: true },
  ],
  ['language', async () => (type(/^Message language/, 'tr'), settle()), { name: 'language', value: 'tr' }],
])('[OFFICE-03] a choice is saved at once: %s', async (_, choose, change) => {
  const { sent, told } = await openWith({ data: settings() });
  await choose();
  expect(sent()).toEqual([[saves, change]]);
  expect(told()).toHaveLength(1);
});

test('[ERR-13] settings that do not come say so, in the words of the server when it has some, and come when asked again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal({ statusCode: 500, message: 'no' }) };
  await open(SettingsPage, backend);
  expect(screen.getByRole('heading', { name: 'Settings could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = refusal({ code: serverMessage, message: 'Back at noon.' });
  await press('Try again');
  expect(screen.getByRole('heading', { name: 'Back at noon.' })).toBeVisible();
  backend[reads] = { data: settings() };
  await press('Try again');
  expect(choice('Bonuses', 'Sport')).toBeChecked();
});

test('[ERR-14] a save says the words of the server, or that it is saved', async () => {
  const backend = {
    [reads]: { data: settings() },
    [saves]: {
      data: settings({ cashbackSetting: { mode: 'points', value: 5 } }),
      message: 'From Monday on.',
    } as object,
  };
  const { told } = await open(SettingsPage, backend);
  await press(choice('Cashback', 'Points'));
  backend[saves] = { data: settings() };
  await press(choice('Cashback', 'Percentage'));
  expect(told()).toEqual(['From Monday on.', 'Saved']);
});

test.each([
  ['[LIM-60] an excluded player', refusal({ code: selfExcluded }), /During self-exclusion we send you nothing,/],
  ['[ERR-14] no answer', refusal({ statusCode: 0 }), /^Not saved/],
  ['[ERR-14] the server says why', refusal({ code: serverMessage, message: 'Ask us.' }), /^Ask us\.$/],
])('%s: the switch goes back and the page says why', async (_, answer, words) => {
  await openWith(answer);
  await press(screen.getByRole('switch', { name: 'News by text message' }));
  expect([isOn('News by text message'), alerts()]).toEqual([false, [expect.stringMatching(words)]]);
});

test('[OFFICE-03] a choice stands while it is on its way, and two go one after the other', async () => {
  const first = Promise.withResolvers();
  const { sent } = await openWith(() => first.promise);
  await press(screen.getByRole('switch', { name: 'News by text message' }));
  await press(choice('Bonuses', 'Casino'));
  expect([isOn('News by text message'), sent().length]).toEqual([true, 1]);
  expect(choice('Bonuses', 'Casino')).toBeChecked();
  first.resolve({ data: settings() });
  await settle();
  expect(sent()).toHaveLength(2);
});
