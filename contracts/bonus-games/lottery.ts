import { type BonusMaths, picksOf } from './game.ts';

export const lotteryNumbers = 20;
export const lotteryPicks = 4;

/** Four numbers of twenty are drawn. The player marks four; numbers are told from 1, picks and draws count from 0. */
export const lottery: BonusMaths = {
  name: 'lottery',
  version: 1,
  shape: { count: lotteryPicks, of: lotteryNumbers, isDealt: true },
  table: [
    { pay: 100, ways: 1 },
    { pay: 50, ways: 64 },
    { pay: 15, ways: 720 },
    { pay: 4, ways: 2240 },
    { pay: 0, ways: 1820 },
  ],
  isChoice: picksOf(lotteryPicks, lotteryNumbers),
  prizeAt: (draws, picks) => lotteryPicks - draws.filter((number) => picks.includes(number)).length,
};
