import { expect, test } from 'vitest';

import { decodeMessage } from './decode';

const delta = (ops: unknown, part: object = {}) => ({
  t: 'delta',
  topic: 'list:live:1',
  epoch: 'e',
  seq: 1,
  ts: 5,
  ops,
  ...part,
});
const ping = { t: 'ping', ts: 1 };

test('a message is one frame or the frames of a batch', () => {
  expect(decodeMessage(JSON.stringify(ping))).toEqual({ frames: [ping], dropped: 0 });
  expect(decodeMessage(JSON.stringify([ping, delta([])]))).toEqual({ frames: [ping, delta([])], dropped: 0 });
});

test.each([
  ['no JSON', '{"t":'],
  ['null', 'null'],
  ['an unknown frame', JSON.stringify({ t: 'surprise' })],
  ['a delta without a number', JSON.stringify(delta([], { seq: '1' }))],
  ['prices that are no pairs', JSON.stringify(delta([{ op: 'odds', values: [1, 1500, 2] }]))],
  ['prices that are no whole numbers', JSON.stringify(delta([{ op: 'odds', values: [1, 1.5] }]))],
  ['an unknown operation', JSON.stringify(delta([{ op: 'burn' }]))],
  ['an entity off the contract', JSON.stringify(delta([{ op: 'put', kind: 'sport', id: 1, value: { id: 1 } }]))],
  [
    'a patch off the contract',
    JSON.stringify(delta([{ op: 'patch', kind: 'market', id: 1, value: { isBlocked: 'yes' } }])),
  ],
])('a malformed frame is left out and counted: %s', (_, text) => {
  expect(decodeMessage(text)).toEqual({ frames: [], dropped: 1 });
});

test('one bad frame does not cost the others of its batch', () => {
  expect(decodeMessage(JSON.stringify([delta([{ op: 'burn' }]), ping]))).toEqual({ frames: [ping], dropped: 1 });
});

test('a patch may clear a field', () => {
  const frame = delta([{ op: 'patch', kind: 'game', id: 1, value: { period: null, status: 2 } }]);
  expect(decodeMessage(JSON.stringify(frame)).frames).toEqual([frame]);
});

test('[BET-23] the values of a player go through to their keepers, the offers for their bets among them', () => {
  const value = { validUntil: 1, offers: [] };
  const frame = delta([{ op: 'put', kind: 'sale', id: 'offers', value }]);
  expect(decodeMessage(JSON.stringify(frame))).toEqual({ frames: [frame], dropped: 0 });
});
