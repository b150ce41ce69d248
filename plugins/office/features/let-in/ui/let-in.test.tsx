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
  expect(screen.getByRole('heading', { name: 'Let this device in?' })).toHaveFocus();
  expect(facts()).toEqual([
    ['Device', 'Safari, iOS'],
    ['Place', 'Germany · 192.0.2.9'],
    ['Asked at', 'Nov 22, 2026, 12:00'],
  ]);
  expect(screen.getByText(/Say yes only if that device is in front of you/)).toBeVisible();
  expect(sent()).toEqual([[looks, { code: 'AB12CD34' }]]);
  await press('Let it in');
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
    ['Place', '192.0.2.9'],
  ]);
  await press('No');
  expect(sent()[1]).toEqual([answers, { code: 'AB12CD34', isAllowed: false }]);
  expect(screen.getByRole('status')).toHaveTextContent('The device was not let in.');
});

test('[OFFICE-11] the code of the address, where a camera put it, is read at once', async () => {
  location.hash = '#ZZ99YY88';
  const { sent } = await open(LetIn, { [looks]: { data: asker } });
  expect(sent()).toEqual([[looks, { code: 'ZZ99YY88' }]]);
  expect(screen.getByRole('heading', { name: 'Let this device in?' })).toBeVisible();
});

test.each(['#zz99yy88', '#ZZ99YY8', '#<script>'])('[OFFICE-11] %s is no code: nothing is sent', async (hash) => {
  location.hash = hash;
  const { sent } = await open(LetIn, { [looks]: { data: asker } });
  expect(sent()).toEqual([]);
  expect(field(/^Code/)).toHaveValue('');
});

test.each([
  ['a code that is over', refusal({ statusCode: 404 }), 'This code is wrong or too old.'],
  ['a code with an answer', refusal({ statusCode: 409, code: conflict }), 'This code has had its answer.'],
  [
    'a code of another account',
    refusal({ statusCode: 409, code: alreadyTaken }),
    'Another account has read this code.',
  ],
  ['too many codes', refusal({ statusCode: 429 }), 'Too many wrong codes.'],
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
  await press('Let it in');
  expect(alerts()).toEqual(['Nothing was sent. Check the connection and try again.']);
  backend[answers] = refusal({ statusCode: 409, code: conflict });
  await press('Let it in');
  expect(field(/^Code/)).toHaveAccessibleDescription(/This code has had its answer/);
});

test('[OFFICE-11] two presses give one answer', async () => {
  const { promise, resolve } = Promise.withResolvers();
  const { sent } = await open(LetIn, { [looks]: { data: asker }, [answers]: promise });
  await read();
  await press('Let it in');
  await press('Let it in');
  resolve(null);
  await settle();
  expect(sent().filter(([call]) => call === answers)).toHaveLength(1);
});
