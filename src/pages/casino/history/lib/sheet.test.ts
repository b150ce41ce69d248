import { expect, test } from 'vitest';

import { GameRound } from '@contracts/rounds';

import { recordOf, tableOf } from './sheet';

const round: GameRound = {
  ...{ id: 'r1', game: 'dice', at: 0, currency: 'USD', stake: 1, payout: 1.98, isOpen: false, endsAt: null },
  ...{ choice: { below: 5000 }, draws: [12], commitment: 'c', clientSeed: '=1+1', isDrawnByUs: false, nonce: 3 },
  ...{ serverSeed: 's', maths: '1:m' },
};

test('[CAS-30] a row of the sheet has all that computes the round anew', () => {
  const [heads = [], row = []] = tableOf([round], { r1: 'right' });
  expect(Object.fromEntries(heads.map((head, place) => [head, row[place]]))).toEqual({
    ...{ time: '1970-01-01T00:00:00.000Z', id: 'r1', game: 'dice', currency: 'USD', stake: 1, payout: 1.98 },
    ...{ choice: '{"below":5000}', draws: '12', hash: 'c', serverSeed: 's', part: '=1+1', count: 3 },
    ...{ maths: '1:m', left: '', check: 'right' },
  });
});

test('[CAS-30] the record is what the API said, with what the browser found', async () => {
  const { rounds } = JSON.parse(await recordOf([round], { r1: 'right' })) as {
    rounds: (GameRound & { check: string })[];
  };
  expect(GameRound.parse(rounds[0])).toEqual(round);
  expect(rounds[0]?.check).toBe('right');
});
