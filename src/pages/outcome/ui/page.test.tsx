// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $routeMatch } from '@/shared/routing';
import { open, ways } from '@/shared/testing';

import { OutcomePage } from './page';

const openPage = (pageId: string, meta: object = { layout: 'empty', section: 'onpay' }) =>
  open(<OutcomePage />, {
    texts: ['section', 'technical'],
    values: [[$routeMatch, { meta: { pageId, ...meta }, params: {} }]],
  });

test.each([
  ['onpay-success', /^The payment went through/],
  ['onpay-fail', /did not|failed/i],
  ['onpay-pending', /being processed$/],
  ['onpay-cancel', /cancel/i],
  ['onpay-withdraw-success', /withdrawal/i],
  ['onpay-withdraw-fail', /withdrawal/i],
  ['onpay-withdraw-pending', /withdrawal/i],
  ['onpay-withdraw-cancel', /withdrawal/i],
])('%s repeats the word of the payment system, and leads to where the truth stands', async (pageId, title) => {
  await openPage(pageId);
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  expect(ways()).toEqual([
    ['Payments in your account', '/en/office/historypay'],
    ['Home', '/en'],
  ]);
});

test('thanks of a landing page lead back to its section', async () => {
  await openPage('thank-you', { layout: 'main', section: 'slots' });
  expect(ways()[0]).toEqual(['Back to the section', '/en/slots']);
});

test('an outcome that nobody knows claims nothing', async () => {
  await openPage('onpay-maybe');
  expect(screen.queryByRole('heading')).toBeNull();
});
