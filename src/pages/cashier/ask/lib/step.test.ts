import { expect, test } from 'vitest';

import { pathOf, type Step, stepOf } from './step';

const base = 'office-payment-create-request';
const at = (pageId: string, params: Record<string, string>, search = '') =>
  stepOf({ meta: { pageId } as never, params }, search);
const none: Step = { topicId: null, subTopicId: null, transactionId: null, isChoosing: false };

test.each([
  ['ROUTE-119', at(base, {}), none, ''],
  ['ROUTE-120', at(`${base}-topicId`, { topicId: '3' }), { ...none, topicId: 3 }, '/3'],
  [
    'ROUTE-121',
    at(`${base}-topicId-transactions`, { topicId: '3' }, '?question=4'),
    { ...none, topicId: 3, subTopicId: 4, isChoosing: true },
    '/3/transactions?question=4',
  ],
  [
    'ROUTE-122',
    at(`${base}-topicId-transactions-transactionId`, { topicId: '3', transactionId: 'a-9' }),
    { ...none, topicId: 3, transactionId: 'a-9' },
    '/3/transactions/a-9',
  ],
  [
    'ROUTE-123',
    at(`${base}-topicId-subTopicId`, { topicId: '3', subTopicId: '4' }),
    { ...none, topicId: 3, subTopicId: 4 },
    '/3/4',
  ],
] as const)('[OFFICE-12] [%s] the step stands in the address', (_, step, expected, path) => {
  expect(step).toEqual(expected);
  expect(pathOf(step)).toBe(`/office/payment/create-request${path}`);
});

test('[OFFICE-12] an address whose topic is no number is the first step', () => {
  expect(at(`${base}-topicId`, { topicId: 'x' })).toEqual(none);
});
