// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $routeMatch } from '@/shared/routing';
import { enter, field, nowSec, open, part, press, refusal, settle, type, ways } from '@/shared/testing';

import { AskPage } from './page';

const base = '/office-api/v1/payment-requests';
const [reads, sends] = [`GET ${base}/topics`, `POST ${base}`];
const topics = {
  data: [
    { id: 1, title: 'A deposit', about: 'deposit', children: [{ id: 11, title: 'It did not come' }] },
    { id: 2, title: 'Something else', children: [] },
  ],
};
const root = '/office/payment/create-request';
const openPage = (params: Record<string, string>, backend: Record<string, unknown> = {}, pageId = 'ask') =>
  open(<AskPage />, {
    ...{ texts: ['requests', 'payments', 'withdraw', 'cashier', 'verification', 'office'], address: root },
    backend: { [reads]: topics, ...backend },
    values: [[$routeMatch, { meta: { pageId }, params }]],
  });
const request = { id: 1, number: 'R1', at: nowSec, topic: ['Something else'], text: 'Where is it?' };

test('[OFFICE-12] first the topic, then the sub-topic', async () => {
  await openPage({});
  expect(
    part('Choose a topic')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/en${root}/1`, `/en${root}/2`]);
  await openPage({ topicId: '1' });
  expect(part('A deposit').getByRole('link')).toHaveAttribute('href', `/en${root}/1/11`);
});

test('[OFFICE-12] a topic without sub-topics asks at once, and about no payment', async () => {
  await openPage({ topicId: '2' });
  expect(field('What happened?')).toHaveAccessibleDescription('Never enter a card number or a password here.');
  expect(screen.queryByText('No payment selected')).toBeNull();
});

test('[OFFICE-12] a topic about a payment leads to the choice of one', async () => {
  await openPage({ topicId: '1', subTopicId: '11' });
  expect(screen.getByText('No payment selected')).toBeVisible();
  expect(ways()).toContainEqual(['Choose the payment', `/en${root}/1/transactions?question=11`]);
});

test('[OFFICE-12] where there is no payment to choose, the player goes on without one', async () => {
  const none = { data: [], total_count: 0, page: 1, pageSize: 20 };
  await openPage(
    { topicId: '1', subTopicId: '11' },
    { [`GET ${base}/topics/1/transactions`]: none },
    'ask-transactions',
  );
  expect(screen.getByRole('heading', { name: 'No matching payments' })).toBeVisible();
  expect(ways()).toContainEqual(['Continue without a payment', `/en${root}/1/11`]);
});

test.each([{ topicId: '9' }, { topicId: '1', subTopicId: '99' }, { topicId: '2', transactionId: 'x' }])(
  '[OFFICE-12] the address %j names no topic: the page says so and leads back',
  async (params) => {
    await openPage(params);
    expect(screen.getByRole('heading', { name: 'Topic not found' })).toBeVisible();
  },
);

test('[OFFICE-12] an empty request is not sent', async () => {
  const { sent } = await openPage({ topicId: '2' });
  type('What happened?', '  ');
  await enter('What happened?');
  expect(field('What happened?')).toHaveAccessibleDescription('Describe what happened');
  expect(sent()).toEqual([]);
});

test('[OFFICE-12] a request is sent once, and the player is led to the list', async () => {
  const answer = Promise.withResolvers();
  const { sent, visited, notice } = await openPage({ topicId: '2' }, { [sends]: () => answer.promise });
  type('What happened?', ' Where is it? ');
  await enter('What happened?');
  await enter('What happened?');
  answer.resolve({ data: request });
  await settle();
  expect(sent()).toEqual([[sends, { sendId: expect.any(String) as string, topicId: 2, text: 'Where is it?' }]]);
  expect([visited, notice()]).toEqual([['/en/office/payment/requests'], 'Request R1 sent']);
});

test('[OFFICE-12] what did not arrive is sent again under the same name, and as another one after a change', async () => {
  const { sent } = await openPage({ topicId: '2' }, { [sends]: refusal(0, '', 400) });
  const idOf = (index: number) => (sent()[index]![1] as { sendId: string }).sendId;
  type('What happened?', 'Where is it?');
  await enter('What happened?');
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).not.toBe('');
  expect(field('What happened?')).toHaveValue('Where is it?');
  await enter('What happened?');
  type('What happened?', 'And now?');
  await enter('What happened?');
  expect([idOf(0) === idOf(1), idOf(1) === idOf(2)]).toEqual([true, false]);
});

test('[OFFICE-12] topics that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await open(<AskPage />, {
    ...{ texts: ['requests', 'office'], backend },
    values: [[$routeMatch, { meta: { pageId: 'ask' }, params: {} }]],
  });
  expect(screen.getByRole('heading', { name: 'Topics could not be loaded.' })).toBeVisible();
  backend[reads] = topics;
  await press('Try again');
  expect(part('Choose a topic').getAllByRole('link')).toHaveLength(2);
});
