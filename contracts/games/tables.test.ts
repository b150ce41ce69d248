import { expect, test } from 'vitest';

import {
  baccaratHands,
  baccaratWinner,
  bingoCard,
  bingoLineCount,
  bingoMarks,
  blackjackEnds,
  blackjackHands,
  blackjackTotal,
  cometReels,
  gameOf,
  jacksCards,
  kenoPays,
  lanternReels,
  pokerHand,
  reelSpins,
  reelWins,
  scratchPrize,
  scratchPrizes,
  scratchTickets,
  sicBoPay,
  sicBoSpots,
  sicBoWorth,
} from './index.ts';

const ranks = 'A23456789TJQK';
const suits = 'shdc';
/** "Ah Td": cards by rank and suit. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => suits.indexOf(card.charAt(1)) * 13 + ranks.indexOf(card.charAt(0)));

test.each([
  ['Ts Js Qs Ks As', 'royal'],
  ['Ah 2h 3h 4h 5h', 'straightFlush'],
  ['9c Tc Jc Qc Kc', 'straightFlush'],
  ['7s 7h 7d 7c 2s', 'four'],
  ['7s 7h 7d 2c 2s', 'fullHouse'],
  ['2h 9h Jh 4h Kh', 'flush'],
  ['As Kd Qs Jh Tc', 'straight'],
  ['As 2d 3s 4h 5c', 'straight'],
  ['Qs Kd As 2h 3c', null],
  ['7s 7h 7d 3c 2s', 'three'],
  ['7s 7h 3d 3c 2s', 'twoPairs'],
  ['Js Jh 3d 4c 2s', 'jacks'],
  ['As Ah 3d 4c 2s', 'jacks'],
  ['Ts Th 3d 4c 2s', null],
  ['2s 9h Jd 4c Ks', null],
])('[CAS-09] poker: %s is %s', (hand, expected) => {
  expect(pokerHand(cards(hand))).toBe(expected);
});

test('[CAS-09] poker: what is held stays in its place, the others are replaced in their order', () => {
  expect(jacksCards([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0b10101)).toEqual([0, 5, 2, 6, 4]);
  expect(jacksCards([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0)).toEqual([5, 6, 7, 8, 9]);
  expect(gameOf('jacks').payoutOf(cards('Ts Js Qs Ks As 2h 3h 4h 5h 6h'), {}, 100)).toBe(80_000);
});

test.each([
  // Player, banker, player, banker, then the third cards.
  ['4s 9s 5h 8s 2c 3c', ['4s 5h', '9s 8s'], 'player'],
  ['2s 3s 2h 2d Kc 6c', ['2s 2h Kc', '3s 2d'], 'banker'],
  ['6s 2s Kh 3d 5c 9c', ['6s Kh', '2s 3d 5c'], 'player'],
  ['2s Ks 3h 3d 8c 6c', ['2s 3h 8c', 'Ks 3d'], 'tie'],
  ['2s Ks 3h 6d 6c 3c', ['2s 3h 6c', 'Ks 6d 3c'], 'banker'],
  ['2s Ks 3h 6d 5c 3c', ['2s 3h 5c', 'Ks 6d'], 'banker'],
])('[CAS-09] baccarat: %s is %j, and the %s wins', (draws, [player = '', banker = ''], winner) => {
  expect(baccaratHands(cards(draws))).toEqual({ player: cards(player), banker: cards(banker) });
  expect(baccaratWinner(cards(draws))).toBe(winner);
});

test('[CAS-09] baccarat: a tie gives the stake on a hand back, and nothing more', () => {
  const tie = cards('2s Ks 3h 3d 8c 6c');
  const pays = (side: string) => gameOf('baccarat').payoutOf(tie, { spots: [side] }, 100);
  expect([pays('player'), pays('banker'), pays('tie')]).toEqual([100, 100, 900]);
  const banker = cards('2s Ks 3h 6d 5c 3c');
  expect(gameOf('baccarat').payoutOf(banker, { spots: ['banker'] }, 100)).toBe(195);
});

test.each([
  ['As 9s Kh', 0, 'natural', 250],
  ['As Ad Kh Kd', 0, 'push', 100],
  ['Ts As 9h Kd', 0, 'lost', 0],
  ['Ts 6s 6h Tc', 1, 'bust', 0],
  ['Ts Ts 9h 6c Kd', 0, 'won', 200],
  ['Ts Ts 9h 9c', 0, 'push', 100],
  ['5s 7s 6h Ac 9d 2c', 1, 'lost', 0],
  ['7s As 7h 7c Td', 1, 'lost', 0],
])('[CAS-09] blackjack: %s with %i cards taken is %s', (draws, hits, end, pays) => {
  expect(blackjackEnds(cards(draws), { hits })).toEqual([end]);
  expect(gameOf('blackjack').payoutOf(cards(draws), { hits }, 100)).toBe(pays);
});

test.each([
  ['5s 6s 6h Tc 9d 2c', 'double', ['won'], 400],
  ['5s 6s 6h 2c Td 4c', 'double', ['lost'], 0],
  ['Ts 6s 6h Kc Td', 'double', ['bust'], 0],
  ['5s 9s 6h 8c Td', 'double', ['push'], 200],
  ['8s 6s 8h 3c Td Tc Kc', 'split', ['won', 'won'], 400],
  ['8s 9s 8h Ac 2d Tc', 'split', ['push', 'lost'], 100],
  // An ace and a ten of a split are 21 and no more, and lose against the dealer's.
  ['As Ts Ah Kc Kd Ac', 'split', ['lost', 'lost'], 0],
  ['As Ts Ah Kc Kd Tc', 'split', ['won', 'won'], 400],
] as const)('[CAS-09] blackjack: %s, %s: %j pays %i of 200', (draws, second, ends, pays) => {
  expect(blackjackEnds(cards(draws), { second })).toEqual(ends);
  expect(gameOf('blackjack').payoutOf(cards(draws), { second }, 200)).toBe(pays);
});

test('[CAS-09] blackjack: the stake is paid once more with two cards only, and split only where both count the same', () => {
  const { after, isOver, shown, stakesAgain } = gameOf('blackjack').steps!;
  const pair = cards('Ts 6s Kh');
  expect(after({}, { move: 'double' }, pair)).toEqual({ second: 'double' });
  expect(after({}, { move: 'split' }, pair)).toEqual({ second: 'split' });
  expect(after({}, { move: 'split' }, cards('9s 6s Kh'))).toBeNull();
  for (const choice of [{ hits: 1 }, { second: 'double' }, { second: 'split' }] as const)
    expect(after(choice, { move: 'double' }, pair)).toBeNull();
  expect(after({ second: 'double' }, { move: 'hit' }, pair)).toBeNull();
  expect(isOver(pair, { second: 'double' })).toBe(true);
  expect(shown([1, 2, 3, 4, 5, 6], { second: 'split' })).toEqual([1, 2, 3, 4, 5]);
  expect([stakesAgain?.({ move: 'hit' }), stakesAgain?.({ move: 'split' })]).toEqual([false, true]);
  expect(blackjackHands(cards('8s 6s 8h 3c Td Tc Kc'), { second: 'split' })).toEqual({
    own: [cards('8s 3c'), cards('8h Td')],
    dealer: cards('6s Tc Kc'),
  });
});

test('[CAS-09] blackjack: an ace counts 1 where 11 would be too much, and 21 ends the round by itself', () => {
  expect(blackjackTotal(cards('As As 9h'))).toEqual({ total: 21, isSoft: true });
  expect(blackjackTotal(cards('As 6s Kh'))).toEqual({ total: 17, isSoft: false });
  const { steps } = gameOf('blackjack');
  expect(steps?.isOver(cards('As 9s Kh'), {})).toBe(true);
  expect(steps?.isOver(cards('9s 9s Kh'), {})).toBe(false);
  expect(steps?.shown([1, 2, 3, 4, 5], { hits: 1 })).toEqual([1, 2, 3, 4]);
});

test.each([
  ['small', [1, 1, 2], 200],
  ['small', [2, 2, 2], 0],
  ['big', [4, 5, 6], 200],
  ['odd', [1, 1, 1], 0],
  ['triple', [4, 4, 4], 3500],
  ['three4', [4, 4, 4], 21_000],
  ['total4', [1, 1, 2], 7000],
  ['pair3', [3, 1, 3], 1312],
  ['duo16', [1, 6, 3], 700],
  ['face5', [5, 5, 2], 300],
  ['face5', [5, 5, 5], 1500],
])('[CAS-09] sic bo: what lies on %s is worth after %j: %i hundredths', (spot, dice, worth) => {
  expect(sicBoWorth(spot, dice)).toBe(worth);
});

test('[CAS-09] sic bo: every place has a name of at most ten letters, and says what it pays', () => {
  expect(sicBoSpots).toHaveLength(52);
  for (const spot of sicBoSpots) expect(spot.length).toBeLessThanOrEqual(10);
  expect(sicBoSpots.filter((spot) => sicBoPay(spot) === null)).toHaveLength(6);
});

test.each([
  [[2, 14, 14, 6, 7], []],
  [[0, 0, 0, 0, 0], [{ line: 4, symbol: 'A', count: 4, pay: 24 }]],
  [[3, 0, 0, 1, 2], [{ line: 6, symbol: 'E', count: 3, pay: 16 }]],
  [[1, 12, 0, 0, 0], [{ line: 7, symbol: 'A', count: 3, pay: 8 }]],
])('[CAS-09] reels at %j: from the left three of a kind pay, the wild one is any', (stops, wins) => {
  expect(reelWins(lanternReels, stops)).toEqual(wins);
});

test('[CAS-09] comets give eight free spins, which the round has drawn with its stake', () => {
  const comet = cometReels.strips.map((strip) => strip.indexOf('F'));
  const draws = [...comet, ...Array.from({ length: 40 }, (_, place) => place % 24)];
  expect(draws).toHaveLength(gameOf('comet-garden').shapeOf({}).count);
  expect(reelSpins(cometReels, draws)).toHaveLength(9);
  expect(reelSpins(cometReels, [2, 2, 2, 2, 2, ...draws])).toHaveLength(1);
});

test('[CAS-09] bingo: the middle is free, and full lines count', () => {
  const { first, isChoice } = gameOf('bingo-75');
  const picks = first.picks ?? [];
  expect(bingoCard(picks)[12]).toBe(0);
  const row = picks.slice(0, 5).map((number) => number - 1);
  expect(bingoLineCount(bingoMarks(row, picks))).toBe(1);
  expect(
    bingoLineCount(
      bingoMarks(
        picks.map((number) => number - 1),
        picks,
      ),
    ),
  ).toBe(12);
  expect(isChoice({ picks: [...picks.slice(1), 75] })).toBe(false);
  expect(isChoice({ picks: picks.with(0, 16) })).toBe(false);
});

test('[CAS-09] scratch cards: the place of a ticket says its prize, out of those that are left', () => {
  const full = scratchPrizes.map(({ count }) => count);
  expect(scratchTickets).toBe(10_000);
  expect([0, 1, 6, 7, 9999].map((ticket) => scratchPrizes[scratchPrize(ticket, full)]?.pay)).toEqual([
    50_000, 10_000, 10_000, 2500, 0,
  ]);
  expect(scratchPrize(0, [0, 0, 0, 1, 0, 0, 0, 0])).toBe(3);
  expect(gameOf('scratch').returnOf({ left: [0, 0, 0, 0, 0, 1, 1, 2] })).toBe(0.75);
});

test('[CAS-08] keno gives back between 94 and 97 percent, whatever the picks', () => {
  for (const picked of Object.keys(kenoPays).map(Number)) {
    const share = gameOf('keno').returnOf({ picks: Array.from({ length: picked }, (_, place) => place + 1) });
    expect(share).toBeGreaterThan(0.94);
    expect(share).toBeLessThan(0.97);
  }
});
