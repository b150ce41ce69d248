import { expect, test } from 'vitest';

import { addressOf, filterIn, rowsOf } from './filter';
import type { Row } from './statement';

test('[PAY-16] the filter goes into the address and comes out of it', () => {
  const filter = { tab: 'virtual', account: 12, days: '28', group: 'deposits' } as const;
  expect(filterIn(addressOf(filter).replace(/^[^?]*/, ''))).toEqual(filter);
});

test.each(['', '?days=9&kind=x&account=abc', '?account='])(
  '[PAY-16] the address %s asks for a week of everything',
  (search) => {
    expect(filterIn(search)).toMatchObject({ tab: 'main', days: '7', group: 'all' });
  },
);

test('[PAY-16] each kind of movement is in one group', () => {
  const kinds = ['opening', 'deposit', 'withdrawal-return', 'stake', 'payout', 'game-stake', 'other'] as const;
  const rows = kinds.map((kind, id): Row => ({ id, at: 0, kind, number: null, edited: null, minor: 1, balance: 1 }));
  const found = (group: 'all' | 'deposits' | 'withdrawals' | 'play') => rowsOf(rows, { group }).map(({ kind }) => kind);
  expect([found('all').length, found('deposits'), found('withdrawals'), found('play')]).toEqual([
    7,
    ['deposit'],
    ['withdrawal-return'],
    ['stake', 'payout', 'game-stake', 'other'],
  ]);
});
