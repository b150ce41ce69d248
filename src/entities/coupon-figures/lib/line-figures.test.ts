import { expect, test } from 'vitest';

import { type LineBet, lineFiguresOf, type LineSlip } from './line-figures';

const bet = (_id: number, milliOdds: number, blockId = 1): LineBet => ({ market: { milliOdds, kind: 1 }, blockId });
const slip: LineSlip = {
  bets: [bet(1, 1500), bet(2, 2000), bet(3, 3000)],
  typeId: 2,
  stake: 30_00,
  systemValue: 2,
  isActiveSystemBanker: true,
  stakeByBlock: [],
  maxPayout: null,
  maxBetAmount: null,
  anti: { milli: null, isKnown: false },
};
const figures = (patch: Partial<LineSlip>) => lineFiguresOf({ ...slip, ...patch });

test.each<[string, Partial<LineSlip>, object]>([
  ['[CPN-31] system 2 of 3', {}, { combo: 3, possibleWin: 135_00, minWin: 30_00 }],
  [
    '[CPN-31] system 2 of 3 beside a banker',
    { bets: [bet(9, 2000, 0), ...slip.bets] },
    { combo: 3, possibleWin: 270_00, minWin: 60_00 },
  ],
  [
    '[CPN-31] the same with the bankers turned off is 2 of 4',
    { bets: [bet(9, 2000, 0), ...slip.bets], isActiveSystemBanker: false, stake: 60_00 },
    { combo: 6, possibleWin: 265_00, minWin: 30_00 },
  ],
  [
    'multi-bet of two blocks and a single, 1 of 3',
    { typeId: 4, systemValue: 1, bets: [bet(1, 1500, 1), bet(2, 2000, 1), bet(3, 3000, 2), bet(4, 4000, 3)] },
    { combo: 3, possibleWin: 100_00, minWin: 30_00 },
  ],
  ['lucky', { typeId: 7, stake: 70_00 }, { combo: 7, possibleWin: 290_00, minWin: 15_00 }],
  ['patent', { typeId: 8, stake: 40_00 }, { combo: 4, possibleWin: 225_00, minWin: 30_00 }],
  ['chain', { typeId: 3, stake: 10_00 }, { combo: null, milliOdds: null, possibleWin: 45_00 }],
  [
    '[CPN-37] anti-express at the price of the server',
    { typeId: 6, bets: [bet(1, 1500), bet(2, 2000)], stake: 100_00, anti: { milli: 1348, isKnown: true } },
    { milliOdds: 1348, possibleWin: 134_80, isOffered: true },
  ],
  [
    '[CPN-37] anti-express that the server does not offer',
    { typeId: 6, bets: [bet(1, 4000), bet(2, 5000)], anti: { milli: null, isKnown: true } },
    { milliOdds: null, possibleWin: null, isOffered: false },
  ],
  [
    '[CPN-37] anti-express before the server has answered',
    { typeId: 6, bets: [bet(1, 1500), bet(2, 2000)], stake: 100_00 },
    { milliOdds: null, possibleWin: null, isOffered: true },
  ],
])('%s', (_, patch, expected) => {
  expect(figures(patch)).toMatchObject(expected);
});

const blocks = { typeId: 5 as const, bets: [bet(1, 2000, 1), bet(2, 1500, 2), bet(3, 3000, 3)] };
test('[CPN-32] the most a block may stake is what the block before brings, from the largest bet on', () => {
  const { maxByBlock } = figures({ ...blocks, stake: 10_00, stakeByBlock: [null, 15_00, null], maxBetAmount: 100_00 });
  expect(maxByBlock).toEqual([100_00, 20_00, 22_50]);
});

test('a block without an own stake, or with none that can be read yet, stakes as much as it has', () => {
  const all = figures({ ...blocks, stake: 10_00, stakeByBlock: [null, null, null] });
  expect(all.possibleWin).toBe(90_00);
  expect(figures({ ...blocks, stake: 10_00, stakeByBlock: [null, 0, null] })).toEqual(all);
});

test('without a stake lines and odds are known, money is not', () => {
  expect(figures({ stake: null })).toMatchObject({ combo: 3, possibleWin: null, minWin: null });
  expect(figures({ ...blocks, stake: null, stakeByBlock: [null, null, null] }).possibleWin).toBeNull();
});
