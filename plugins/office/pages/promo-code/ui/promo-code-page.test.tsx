// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { promoNotValid, serverMessage } from '@contracts/error-codes';
import type { PromoUse } from '@contracts/promo-records';

import {
  enter,
  facts,
  field,
  isOff,
  open,
  part,
  press,
  refusal,
  rows,
  settle,
  type,
} from '../../../shared/office.testing';
import { PromoCodePage } from './promo-code-page';

const checks = 'POST /coupon-api/v1/promo-codes/check';
const reads = 'GET /coupon-api/v1/promo-codes/history';
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const terms = { amount: 5, iso: 'EUR', endsAt: at, typeIds: [1] };
const use = (couponId: string, more: Partial<PromoUse> = {}): PromoUse => ({
  ...{ code: 'SPRING', usedAt: at, couponId, result: 'settled', text: 'Half came back', back: 2.5, iso: 'EUR' },
  ...more,
});
const none = { data: [], total_count: 0, page: 1, pageSize: 20 };
const openWith = (answer: unknown, history: unknown = none) =>
  open(PromoCodePage, { [checks]: answer, [reads]: history });
const check = async (code: string) => {
  type(/^Promo code/, code);
  await enter(/^Promo code/);
};

test('[OFFICE-05] a code that is valid says how much, until when, for which bets, and where it is used', async () => {
  const { sent } = await openWith({ data: { isValid: true, text: 'Half of a lost stake comes back.', terms } });
  expect(isOff('Check')).toBe(true);
  await check('SPRING');
  expect(sent()).toEqual([[checks, { code: 'SPRING' }]]);
  expect(screen.getByRole('status')).toHaveTextContent('This code is valid Half of a lost stake comes back.');
  expect(facts()).toEqual([
    ['Maximum', '5 €'],
    ['Valid until', 'Nov 22, 2026, 12:00'],
    ['Bet types', 'accumulators'],
  ]);
  expect(screen.getByRole('link', { name: 'Use in the bet slip' })).toHaveAttribute('href', '/en/home/live');
});

test('[OFFICE-05] a code for single bets says so', async () => {
  await openWith({ data: { isValid: true, text: 'x', terms: { ...terms, typeIds: [0, 1] } } });
  await check('SPRING');
  expect(facts().at(-1)).toEqual(['Bet types', 'singles and accumulators']);
});

test.each([
  [
    'one that does not hold',
    { data: { isValid: false, text: 'It is over since May.', terms: null } },
    'It is over since May.',
  ],
  ['none', refusal({ code: promoNotValid }), 'Invalid code, or you have already used it'],
  ['no answer', refusal({ statusCode: 0 }), 'The code was not checked. Check your connection and try again.'],
  ['a word of the server', refusal({ code: serverMessage, message: 'Later.' }), 'Later.'],
])('[OFFICE-05] %s: the reason stands beside the code', async (_, answer, words) => {
  await openWith(answer);
  await check('SUMMER');
  expect(field(/^Promo code/)).toHaveAccessibleDescription(words);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[OFFICE-05] two presses check once, and a new check takes the old verdict away', async () => {
  const answer = Promise.withResolvers();
  const backend: Record<string, unknown> = { [reads]: none, [checks]: () => answer.promise };
  const { sent } = await open(PromoCodePage, backend);
  await check('SPRING');
  await check('SPRING');
  answer.resolve({ data: { isValid: true, text: 'x', terms: null } });
  await settle();
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  backend[checks] = refusal({ statusCode: 0 });
  await check('SUMMER');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[OFFICE-05] codes that were used: what became of each, and what came back', async () => {
  const data = [use('40000017'), use('40000018', { back: 0, result: 'open', text: 'Waits for the bet' })];
  await openWith(undefined, { ...none, data, total_count: 2 });
  expect(rows(part('Used codes'))).toEqual([
    'SPRINGHalf came backNov 22, 2026, 12:00 · 40000017settled+2.50 €',
    'SPRINGWaits for the betNov 22, 2026, 12:00 · 40000018open',
  ]);
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

test('[OFFICE-05] more than a page: older and newer, and no further than there is', async () => {
  const backend: Record<string, unknown> = { [reads]: { ...none, data: [use('1')], total_count: 21 } };
  await open(PromoCodePage, backend);
  expect([isOff('Newer'), isOff('Older')]).toEqual([true, false]);
  backend[reads] = { ...none, page: 2, data: [use('21')], total_count: 21 };
  await press('Older');
  expect(screen.getByText('21')).toBeVisible();
  expect([isOff('Newer'), isOff('Older')]).toEqual([false, true]);
});

test('[OFFICE-05] none used, and a list that does not come', async () => {
  await openWith(undefined);
  expect(screen.getByText('No codes used yet')).toBeVisible();
  await openWith(undefined, refusal());
  expect(screen.getByRole('heading', { name: 'Used codes could not be loaded.' })).toBeVisible();
});
