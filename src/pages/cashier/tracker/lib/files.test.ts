import { expect, test } from 'vitest';

import { TrackerFile, trackerFormat } from '@contracts/tracker';

import { csvOf } from '@/shared/sheet';

import { sheetOf } from './files';

const bet = {
  ...{ id: '7', typeId: 0 as const, end: 'settled' as const, placedAt: 1, endedAt: 2, staked: 10, returned: 0 },
  ...{ profit: -10, odds: 2, clv: null },
  legs: [{ match: 'A – B', market: 'm', outcome: 'o', isLive: false, odds: 2, closing: null, clv: null }],
  marks: { tags: ['=1+1'], note: '@SUM(A1)\n"x"', version: 1 },
};

test('[TRACK-04] words of the player run as no formula in a sheet', () => {
  const text = csvOf(
    sheetOf([bet], 'EUR', (key: string) => key),
    'en',
  );
  expect(text).toContain(`,'=1+1,"'@SUM(A1)\n""x"""`);
  expect(text).toContain(',10,0,-10,EUR,');
});

test('[TRACK-04] the file keeps its own schema', () => {
  const file = { format: trackerFormat, account: { id: 5, currency: 'EUR' }, from: 0, to: 9, bets: [bet] };
  expect(TrackerFile.safeParse(file).success).toBe(true);
  expect(TrackerFile.safeParse({ ...file, format: 'other/1' }).success).toBe(false);
});
