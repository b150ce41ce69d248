// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { bonusGameOf, bonusGames, meanOf, prizeOf, waysOf } from '@contracts/bonus-games';
import type { BonusGame } from '@contracts/bonus-games/names';
import type { BonusPlayed, BonusTickets } from '@contracts/bonus-tickets';

import { $userId } from '@/entities/session';
import { isOff, now, open, part, plain, press, refusal, rows, settle, ways } from '@/shared/testing';

import { BonusPage } from './page';

const reads = 'GET /games-api/v1/bonus-games';
const plays = (game: BonusGame) => `POST /games-api/v1/bonus-games/${game}/play`;
const seed = { commitment: 'a'.repeat(64), clientSeed: 'own', isDrawnByUs: false, nonce: 0, next: 'b'.repeat(64) };
/** A ticket's prizes are multiples of ten cents. */
const unit = 0.1;
const unitMinor = 10;

const ticket = (id: number, game: BonusGame, promotion: 'welcome' | 'month' = 'month') => ({
  ...{ id, game, promotion, endsAt: now + 86_400_000 },
});
const told = (more: Partial<BonusTickets> = {}): { data: BonusTickets } => ({
  data: {
    ...{ currency: 'USD', unit, nextAt: now + 86_400_000, needsIdentity: false, stop: null, seed, rounds: [] },
    tickets: bonusGames.map((game, at) => ticket(at + 1, game)),
    games: bonusGames.map((game) => {
      const maths = bonusGameOf(game);
      return {
        ...{ game, ways: waysOf(maths), mean: (unitMinor * meanOf(maths)) / 100 },
        prizes: maths.table.map(({ pay, ways: some }) => ({ amount: (unitMinor * pay) / 100, ways: some })),
      };
    }),
    ...more,
  },
});
const played = (game: BonusGame, picks: number[], draws: number[]): BonusPlayed => ({
  ...{ id: 'ticket-1', game, at: now, currency: 'USD', stake: 0, isOpen: false, endsAt: null, choice: { picks } },
  ...{ payout: prizeOf(bonusGameOf(game), draws, { picks }, unitMinor) / 100, bonus: { unit }, draws, maths: '1' },
  ...{ commitment: seed.commitment, clientSeed: 'own', isDrawnByUs: false, nonce: 0, serverSeed: null },
});
const answered = (round: BonusPlayed) => ({ data: { result: round } });

const openPage = (game: BonusGame, backend: Record<string, unknown> = {}, more: Partial<BonusTickets> = {}) =>
  open(<BonusPage />, {
    ...{ texts: ['tickets', 'rounds', 'games', 'casino'], address: `/bonusgames/${game}` },
    backend: { [reads]: told(more), ...backend },
    values: [[$userId, 7]],
  });
/** Nothing moves: what was drawn is there at once. */
const stillness = (isStill: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener: () => undefined }));
beforeEach(() => {
  localStorage.clear();
  stillness(true);
});
const said = (name: string) =>
  plain(within(screen.getByRole('region', { name })).getAllByRole('status')[0]?.textContent);

test('[BONG-05] the page names its game, the six games with their tickets, and what each prize costs in chance', async () => {
  await openPage('chest', {}, { tickets: [ticket(1, 'chest', 'welcome'), ticket(2, 'chest'), ticket(3, 'safe')] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chest');
  expect(ways().slice(0, 6)).toEqual([
    ['Wheel of Fortune0', '/en/bonusgames/fortuna'],
    ['Chest2', '/en/bonusgames/chest'],
    ['Memory0', '/en/bonusgames/memory'],
    ['Safe1', '/en/bonusgames/safe'],
    ['Lottery0', '/en/bonusgames/lottery'],
    ['Dragon Tower0', '/en/bonusgames/dragon-bonus'],
  ]);
  expect(rows(part('Your tickets'))).toEqual([
    expect.stringMatching(/^Welcome promotionUse by Nov 23/),
    expect.stringMatching(/^Monthly promotionUse by Nov 23/),
  ]);
  const table = within(part('Prizes and odds').getByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => plain(textContent))).toEqual([
    'PrizeWaysChance',
    '2 $1 of 520%',
    '0.50 $1 of 520%',
    '0 $3 of 560%',
  ]);
  expect(part('Prizes and odds').getByText('Average value of a ticket').parentElement).toHaveTextContent(/0.50/);
});

const picked: Readonly<Record<BonusGame, readonly string[]>> = {
  fortuna: [],
  chest: ['Chest 3'],
  memory: ['Card 1', 'Card 4'],
  safe: ['7'],
  lottery: ['1', '5', '9', '20'],
  'dragon-bonus': [],
};
test.each([
  ['fortuna', [], [0], 'Prize: 5 $'],
  ['chest', [2], [4, 3, 0, 1, 2], 'Prize: 2 $'],
  ['chest', [2], [0, 3, 4, 1, 2], 'No prize this time'],
  ['memory', [0, 3], [2, 0, 1, 3, 4, 5, 6, 7], 'Prize: 4 $'],
  ['memory', [0, 3], [0, 1, 2, 3, 4, 5, 6, 7], 'No prize this time'],
  ['safe', [7], [7, 1, 7], 'Dials: 7 1 7. Prize: 4 $'],
  ['lottery', [0, 4, 8, 19], [0, 4, 8, 19], 'Drawn: 1, 5, 9, 20. Prize: 10 $'],
] as const)('[BONG-05] %s: the press sends %j, and %j reads as %s', async (game, picks, draws, words) => {
  const { sent } = await openPage(game, { [plays(game)]: answered(played(game, [...picks], [...draws])) });
  if (picks.length > 0) expect(isOff('Use ticket')).toBe(true);
  for (const place of picked[game]) await press(place);
  expect(isOff('Use ticket')).toBe(false);
  await press('Use ticket');
  expect(sent()).toEqual([[plays(game), { choice: { picks } }]]);
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(said(title)).toBe(words);
  // The board is as it came out: nothing is chosen until a new game begins.
  for (const place of screen.queryAllByRole('button', { pressed: true }))
    expect(place).toHaveAttribute('aria-disabled');
  await press('New game');
  expect(said(title)).toBe('');
});

test('[BONG-05] a second choice of one takes the place of the first, and a third card that of the first card', async () => {
  await openPage('memory');
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map((place) => place.getAttribute('aria-label'));
  await press('Card 1');
  await press('Card 2');
  await press('Card 3');
  expect(pressed()).toEqual(['Card 2', 'Card 3']);
  await press('Card 3');
  expect(pressed()).toEqual(['Card 2']);
  expect(isOff('Use ticket')).toBe(true);
});

test('[BONG-05] a tower wants a door on each floor', async () => {
  const way = [0, 1, 0, 1, 0];
  const round = played('dragon-bonus', way, [1, 0, 1, 1, 1]);
  const { sent } = await openPage('dragon-bonus', { [plays('dragon-bonus')]: answered(round) });
  for (const [floor, door] of way.entries()) {
    expect(isOff('Use ticket')).toBe(true);
    const doors = within(screen.getByRole('group', { name: `Floor ${String(floor + 1)}` })).getAllByRole('button');
    await press(doors[door]!);
  }
  await press('Use ticket');
  expect(sent()).toEqual([[plays('dragon-bonus'), { choice: { picks: way } }]]);
  expect(said('Dragon Tower')).toBe('Floors passed: 3. Prize: 1.60 $');
});

test('[CAS-35] while the board moves nothing tells what was drawn; Skip ends it', async () => {
  stillness(false);
  const round = played('chest', [2], [4, 3, 0, 1, 2]);
  let rounds: BonusPlayed[] = [];
  await openPage('chest', {
    [reads]: () => told({ rounds }),
    [plays('chest')]: () => {
      rounds = [round];
      return answered(round);
    },
  });
  await press('Chest 3');
  await press('Use ticket');
  expect(said('Chest')).toBe('');
  expect(rows(part('Recent rounds'))).toEqual([]);
  await press('Skip');
  expect(said('Chest')).toBe('Prize: 2 $');
  expect(rows(part('Recent rounds'))).toEqual([expect.stringMatching(/^ChestNov 22.*Prize: 2 \$$/)]);
});

test('[BONG-05] while the answer is missing the ticket waits, and one press more sends nothing', async () => {
  const { sent } = await openPage('chest', { [plays('chest')]: new Promise(() => undefined) });
  await press('Chest 1');
  await press('Use ticket');
  await press('Use ticket');
  expect(sent()).toHaveLength(1);
  expect(screen.getByText(/your ticket is used only once/)).toBeVisible();
});

test('[BONG-04] a player who may not play has nothing to press, and sees tickets and odds', async () => {
  await openPage('chest', {}, { stop: { code: 1026, message: 'You have taken a break.' } });
  expect(screen.queryByRole('button', { name: 'Use ticket' })).toBeNull();
  expect(rows(part('Your tickets'))).toHaveLength(1);
});

test('[BONG-02] without a ticket for this game the page says how one is got', async () => {
  await openPage('chest', {}, { tickets: [ticket(1, 'safe')] });
  expect(screen.queryByRole('button', { name: 'Use ticket' })).toBeNull();
  expect(screen.getByText(/Every player gets one ticket/)).toBeVisible();
});

test('[BONG-05] tickets that do not come are asked for again', async () => {
  let isBack = false;
  await openPage('chest', { [reads]: () => (isBack ? told() : refusal(0, '', 500)) });
  await settle();
  isBack = true;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Use ticket' })).toBeVisible();
});
