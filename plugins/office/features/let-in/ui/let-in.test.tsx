// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { alreadyTaken, conflict } from '@contracts/error-codes';

import { at } from '../../../entities/security/testing';
import { alerts, enter, facts, field, open, press, refusal, settle, type } from '../../../shared/office.testing';
import { LetIn } from './let-in';

const [looks, answers] = ['POST /office-api/v1/qr', 'POST /office-api/v1/qr/answer'];
const asker = {
  browser: 'Safari',
  system: 'iOS',
  address: '192.0.2.9',
  country: 'DE',
  askedAt: at,
  expiresAt: at + 60,
};

beforeEach(() => {
  location.hash = '';
});
const read = async (code = 'AB12CD34') => {
  type(/^Code/, code);
  await enter(/^Code/);
};

test('[OFFICE-11] the player reads which device asks before they let it in', async () => {
  const { sent } = await open(LetIn, { [looks]: { data: asker }, [answers]: null });
  await read();
  expect(screen.getByRole('heading', { name: 'Allow this device to log in?' })).toHaveFocus();
  expect(facts()).toEqual([
    ['Device', 'Safari, iOS'],
    ['Location', 'Germany · 192.0.2.9'],
    ['Requested at', 'Nov 22, 2026, 12:00'],
  ]);
  expect(screen.getByText(/Allow it only if that device is with you\./)).toBeVisible();
  expect(sent()).toEqual([[looks, { code: 'AB12CD34' }]]);
  await press('Allow');
  expect(sent()[1]).toEqual([answers, { code: 'AB12CD34', isAllowed: true }]);
  expect(screen.getByRole('status')).toHaveTextContent('The device is logged in.');
  await press('Another code');
  expect(field(/^Code/)).toHaveValue('');
});

test('[OFFICE-11] No lets nobody in, and says so', async () => {
  const { sent } = await open(LetIn, {
    [looks]: { data: { ...asker, browser: '', system: '', country: '' } },
    [answers]: null,
  });
  await read();
  expect(facts().slice(0, 2)).toEqual([
    ['Device', 'Unknown device'],
    ['Location', '192.0.2.9'],
  ]);
  await press('Deny');
  expect(sent()[1]).toEqual([answers, { code: 'AB12CD34', isAllowed: false }]);
  expect(screen.getByRole('status')).toHaveTextContent('Login denied.');
});

test('[OFFICE-11] the code of the address, where a camera put it, is read at once', async () => {
  location.hash = '#ZZ99YY88';
  const { sent } = await open(LetIn, { [looks]: { data: asker } });
  expect(sent()).toEqual([[looks, { code: 'ZZ99YY88' }]]);
  expect(screen.getByRole('heading', { name: 'Allow this device to log in?' })).toBeVisible();
});

test.each(['#zz99yy88', '#ZZ99YY8', '#<script>'])('[OFFICE-11] %s is no code: nothing is sent', async (hash) => {
  location.hash = hash;
  const { sent } = await open(LetIn, { [looks]: { data: asker } });
  expect(sent()).toEqual([]);
  expect(field(/^Code/)).toHaveValue('');
});

test.each([
  ['a code that is over', refusal({ statusCode: 404 }), 'This code is incorrect or expired.'],
  ['a code with an answer', refusal({ statusCode: 409, code: conflict }), 'This code has already been used.'],
  [
    'a code of another account',
    refusal({ statusCode: 409, code: alreadyTaken }),
    'Another account has used this code.',
  ],
  ['too many codes', refusal({ statusCode: 429 }), 'Too many incorrect codes.'],
  ['no connection', refusal({ statusCode: 0 }), 'Nothing was sent.'],
])('[OFFICE-11] %s has its words, and the code stays in its field', async (_, answer, words) => {
  await open(LetIn, { [looks]: answer });
  await read();
  expect(field(/^Code/)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field(/^Code/)).toHaveValue('AB12CD34');
});

test('[OFFICE-11] an answer that does not arrive leaves the question; one that is refused takes it away', async () => {
  const backend: Record<string, unknown> = { [looks]: { data: asker }, [answers]: refusal({ statusCode: 0 }) };
  await open(LetIn, backend);
  await read();
  await press('Allow');
  expect(alerts()).toEqual(['Nothing was sent. Check your connection and try again.']);
  backend[answers] = refusal({ statusCode: 409, code: conflict });
  await press('Allow');
  expect(field(/^Code/)).toHaveAccessibleDescription(/This code has already been used\. Get a new/);
});

test('[OFFICE-11] two presses give one answer', async () => {
  const { promise, resolve } = Promise.withResolvers();
  const { sent } = await open(LetIn, { [looks]: { data: asker }, [answers]: promise });
  await read();
  await press('Allow');
  await press('Allow');
  resolve(null);
  await settle();
  expect(sent().filter(([call]) => call === answers)).toHaveLength(1);
});
