import { expect, test } from 'vitest';

import { blockerOf, emptyTicket, filled, powersOf, type Ticket, toggled } from './picks';
import { pathOf, whereOf } from './where';

const single: Ticket = Array.from({ length: 15 }, () => [0]);
const system: Ticket = single.map((chosen, place) => (place < 4 ? [0, 1] : place < 6 ? [0, 1, 2] : chosen));

test('[TOTO-01] a press takes a variant, another press takes it back', () => {
  const one = toggled(emptyTicket(2), 1, 2);
  expect(one).toEqual([[], [2]]);
  expect(toggled(one, 1, 0)).toEqual([[], [0, 2]]);
  expect(toggled(one, 1, 2)).toEqual([[], []]);
});

test('[TOTO-01] the lucky fill leaves what was chosen', () => {
  expect(filled([[1, 2], [], []], 3, () => 0.99)).toEqual([[1, 2], [2], [2]]);
});

test('[TOTO-01] lines are said as a product: 2⁴ × 3²', () => {
  expect(powersOf(system)).toEqual([
    [2, 4],
    [3, 2],
  ]);
  expect(powersOf(single)).toEqual([]);
});

const nine: Ticket = single.map((chosen, place) => (place < 9 ? [0, 1, 2] : chosen));
test.each([
  ['a match without a pick', { ticket: emptyTicket(15) }, 'empty'],
  ['19 683 lines', { ticket: nine }, 'lines'],
  ['no stake', { unit: null }, 'unit'],
  ['a stake below the least', { unit: 499 }, 'low'],
  ['a stake above the most', { unit: 100_001 }, 'high'],
  ['a whole ticket', {}, null],
])('[TOTO-01] %s', (_, patch, blocker) => {
  expect(blockerOf({ ticket: system, unit: 500, min: 500, max: 100_000, ...patch })).toBe(blocker);
});

test.each([
  ['/toto', { kind: 'fifteen', page: 'ticket' }],
  ['/toto/draws', { kind: 'fifteen', page: 'draws' }],
  ['/toto/hockey', { kind: 'hockey', page: 'ticket' }],
  ['/toto/football/nonimees', { kind: 'football', page: 'nonimees' }],
  ['/toto/cyber-football/next', { kind: null, page: 'next' }],
  ['/toto-frame/basketball', { kind: 'basketball', page: 'ticket', isFrame: true }],
])('[ROUTE-20] [ROUTE-26] the address %s', (path, where) => {
  expect(whereOf(path)).toMatchObject(where);
});

test('[ROUTE-26] in the frame another kind stays in the frame', () => {
  expect(pathOf('hockey', 'ticket', true)).toBe('/toto-frame/hockey');
  expect(pathOf('hockey', 'draws', false)).toBe('/toto/hockey/draws');
});
