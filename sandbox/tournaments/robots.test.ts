/**
 * Robots play every game with tournaments and cashback beside it, alone and against each other; judged by the published returns, not by
 * luck. Row PROMO-26.
 */
import { expect, onTestFinished, test } from 'vitest';

import { type Choice, gameOf, games, type Slug } from '../../contracts/games/index.ts';
import returns from '../../contracts/games/returns.json' with { type: 'json' };
import { type SharedChoice, type SharedKind, sharedKinds } from '../../contracts/shared-games/index.ts';
import { sayFigures } from '../../tests/support/figures.ts';
import { gifts, playedIn } from '../cashback/index.ts';
import { sql, transaction } from '../db/index.ts';
import { boundsOf } from '../games/money.ts';
import { playRound } from '../games/play.ts';
import { openGame } from '../games/sessions.ts';
import { endRound } from '../games/steps.ts';
import { accountsOf } from '../ledger/index.ts';
import { convertUp } from '../protection/main-currency.ts';
import { placeBet } from '../shared-rounds/act.ts';
import { lookAt } from '../shared-rounds/engine.ts';
import { seatOf } from '../shared-rounds/seat.ts';
import { dayMs } from '../world/clock.ts';
import { createWorld } from '../worlds/index.ts';
import { prizesOf, scoresOf, tournaments } from './tournaments.ts';

/** What stays with the house, whatever it gives. */
const house = 0.995;
const choices: Partial<Record<Slug, Choice>> = {
  dice: { below: 9800 },
  mines: { mines: 1 },
  roulette: { spots: ['red'] },
  'peg-drop': { rows: 8, risk: 'low' },
  keno: { picks: [1] },
  'sic-bo': { spots: ['small'] },
  baccarat: { spots: ['banker'] },
};

/** Steps that were taken, as a round is kept. */
const stepped: Partial<Record<Slug, Choice>> = { mines: { mines: 1, cells: [0] }, 'hi-lo': { calls: ['up'] } };

const fail = (error: unknown) => {
  throw error;
};

/** A player who has joined both tournaments. */
async function joined() {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.01, now: Date.UTC(2026, 10, 18, 1) };
  const world = await createWorld({ ...fixed, onError: fail });
  onTestFinished(() => world.close());
  world.simulator.command({ run: false });
  const userId = Number(sql(world.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const accountId = accountsOf(world.db, userId)[0]?.id ?? 0;
  world.config = { ...world.config, protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
  const from = world.clock.now();
  const today = tournaments(world).filter(({ ended_at }) => ended_at === null);
  for (const { id } of today)
    sql(world.db, 'INSERT INTO tournament_player (tournament_id, user_id, player, joined_at) VALUES (?, ?, ?, ?)').run(
      ...[id, userId, String(id), from],
    );
  /** What was staked in dollars, prizes and the most that cashback gives. */
  const gained = (minor: number, iso: string) => {
    const until = world.clock.now() + 1;
    const prizes = today.reduce(
      (sum, one) => sum + prizesOf(world, one).reduce((all, prize) => all + prize * 100, 0),
      0,
    );
    const cashback = (['vip', 'premium'] as const).reduce(
      (sum, kind) => sum + playedIn(world, userId, { kind, iso: 'USD', from, to: until }).margin * gifts[kind],
      0,
    );
    const places = today.flatMap((one) => scoresOf(world, one)).length;
    return { staked: convertUp(minor, iso, 'USD'), prizes, cashback, places };
  };
  return { world, userId, accountId, gained };
}

/** Plays one game. */
async function play(game: Slug, rounds: number, isLeft = false) {
  const { world, userId, accountId, gained } = await joined();
  const session = openGame(world, { sessionId: 1, userId }, { gameId: game, mode: 'real', accountId });
  const minor = boundsOf(session).max;
  for (let round = 0; round < rounds; round += 1) {
    const chosen = choices[game] ?? gameOf(game).first;
    const roundId = playRound(world, session, { minor, choice: chosen });
    const isOpen = sql(world.db, 'SELECT 1 FROM game_round WHERE id = ? AND ended_at IS NULL').get(roundId);
    if (isOpen !== undefined && isLeft) world.clock.advance(dayMs / 1000 + 3600);
    else if (isOpen !== undefined) endRound(world, session, { roundId, choice: stepped[game] ?? chosen, payout: 0 });
    world.clock.advance(1);
  }
  return gained(minor * rounds, session.iso);
}

/** Bets that come back most often. */
const together: Record<SharedKind, SharedChoice> = {
  crash: { auto: 101 },
  'keno-draw': { picks: [1] },
  'roulette-draw': { spots: ['red'] },
  'wheel-draw': { risk: 'low' },
};

/** Bets on rounds that everybody plays. `isAway`: the server was, so each stake comes back. */
async function playTogether(kind: SharedKind, rounds: number, isAway = false) {
  const { world, userId, accountId, gained } = await joined();
  const seat = seatOf(world, { userId, sessionId: 1 }, kind, { mode: 'real', accountId });
  const minor = boundsOf(seat).max;
  for (let round = 0; round < rounds; round += 1) {
    let { id, closes_at } = lookAt(world, kind);
    while (world.clock.now() >= closes_at) {
      world.clock.advance(1);
      ({ id, closes_at } = lookAt(world, kind));
    }
    const betId = transaction(world.db, () => placeBet(world, seat, { roundId: id, minor, choice: together[kind] }));
    const isOpen = () => sql(world.db, 'SELECT 1 FROM shared_bet WHERE id = ? AND settled_at IS NULL').get(betId);
    while (isOpen() !== undefined) world.clock.advance(1);
    if (isAway) sql(world.db, 'UPDATE shared_bet SET is_returned = 1, payout = stake WHERE id = ?').run(betId);
  }
  return gained(minor * rounds, seat.iso);
}

test('[PROMO-26] by its own table, every game leaves half a per cent at least', () => {
  expect(Object.keys(returns).toSorted()).toEqual([...games.map(({ slug }) => slug), ...sharedKinds].toSorted());
  for (const [game, { most }] of Object.entries(returns)) expect(most, game).toBeLessThanOrEqual(house);
});

test('[PROMO-26] tournaments and both kinds of cashback leave half a per cent in every game', async () => {
  const figures: string[] = [];
  const judge = (game: Slug | SharedKind, { staked, prizes, cashback }: Awaited<ReturnType<typeof play>>) => {
    const gift = (prizes + cashback) / staked;
    figures.push(
      `${game} ${(returns[game].most * 100).toFixed(2)} with gifts ${((returns[game].most + gift) * 100).toFixed(2)} %`,
    );
    expect(returns[game].most + gift, game).toBeLessThanOrEqual(house);
    expect(cashback, game).toBeGreaterThan(0);
  };
  for (const { slug } of games) judge(slug, await play(slug, 3));
  for (const kind of sharedKinds) judge(kind, await playTogether(kind, 3));
  sayFigures(`Returns by table, and with tournaments and cashback: ${figures.join(', ')}.`);
}, 600_000);

test('[PROMO-26] a bet on a shared round whose stake came back counts for no gift', async () => {
  const { prizes, cashback, places } = await playTogether('crash', 1, true);
  expect([prizes, cashback, places]).toEqual([0, 0, 0]);
});

test.each(['mines', 'hi-lo'] as const)(
  '[PROMO-26] %s left before its first step gives the stake back and counts for no gift',
  async (game) => {
    const { prizes, cashback, places } = await play(game, 1, true);
    expect([prizes, cashback, places]).toEqual([0, 0, 0]);
  },
);
