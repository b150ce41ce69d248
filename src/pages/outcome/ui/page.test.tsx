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
  ['ROUTE-165', 'onpay-success', 'Payment successful', /confirmed the payment/],
  ['ROUTE-166', 'onpay-fail', 'Payment failed', /No money was added/],
  ['ROUTE-167', 'onpay-pending', 'Payment pending', /is still processing/],
  ['ROUTE-168', 'onpay-cancel', 'Payment cancelled', /Nothing was paid/],
  ['ROUTE-169', 'onpay-withdraw-success', 'Withdrawal request accepted', /accepted the request/],
  ['ROUTE-170', 'onpay-withdraw-fail', 'Withdrawal failed', /declined it. The money stays/],
  ['ROUTE-171', 'onpay-withdraw-pending', 'Withdrawal pending', /is still processing/],
  ['ROUTE-172', 'onpay-withdraw-cancel', 'Withdrawal cancelled', /was cancelled. The money stays/],
])(
  '[%s] %s repeats the word of the payment system, and leads to where the truth stands',
  async (_, pageId, title, text) => {
    await openPage(pageId);
    expect(screen.getByRole('heading')).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(ways()).toEqual([
      ['Account payments', '/en/office/historypay'],
      ['Home', '/en'],
    ]);
  },
);

test('thanks of a landing page lead back to its section', async () => {
  await openPage('thank-you', { layout: 'main', section: 'slots' });
  expect(ways()[0]).toEqual(['Back to the section', '/en/slots']);
});

test('an outcome that nobody knows claims nothing', async () => {
  await openPage('onpay-maybe');
  expect(screen.queryByRole('heading')).toBeNull();
});
