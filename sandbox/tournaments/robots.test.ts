/**
 * Robots play every game with tournaments and cashback beside it, alone and against each other; judged by the published returns, not by
 * luck. Row PROMO-26.
 */
import { expect, onTestFinished, test } from 'vitest';

import { type Choice, gameOf, games, type Slug } from '../../contracts/games/index.ts';
import returns from '../../contracts/games/returns.json' with { type: 'json' };
import { sayFigures } from '../../tests/support/figures.ts';
import { gifts, playedIn } from '../cashback/index.ts';
import { sql } from '../db/index.ts';
import { boundsOf } from '../games/money.ts';
import { playRound } from '../games/play.ts';
import { openGame } from '../games/sessions.ts';
import { endRound } from '../games/steps.ts';
import { accountsOf } from '../ledger/index.ts';
import { convertUp } from '../protection/main-currency.ts';
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

/** Joins both tournaments and plays one game; gives what was staked in dollars, prizes and the most that cashback gives. */
async function play(game: Slug, rounds: number, isLeft = false) {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.01, now: Date.UTC(2026, 10, 18, 1) };
  const world = await createWorld({ ...fixed, onError: fail });
  onTestFinished(() => world.close());
  world.simulator.command({ run: false });
  const userId = Number(sql(world.db, 'SELECT id FROM user').get()?.id);
  const accountId = accountsOf(world.db, userId)[0]?.id ?? 0;
  world.config = { ...world.config, protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
  const from = world.clock.now();
  const session = openGame(world, { sessionId: 1, userId }, { gameId: game, mode: 'real', accountId });
  const minor = boundsOf(session).max;
  const today = tournaments(world).filter(({ ended_at }) => ended_at === null);
  for (const { id } of today)
    sql(world.db, 'INSERT INTO tournament_player (tournament_id, user_id, player, joined_at) VALUES (?, ?, ?, ?)').run(
      ...[id, userId, String(id), from],
    );
  for (let round = 0; round < rounds; round += 1) {
    const chosen = choices[game] ?? gameOf(game).first;
    const roundId = playRound(world, session, { minor, choice: chosen });
    const isOpen = sql(world.db, 'SELECT 1 FROM game_round WHERE id = ? AND ended_at IS NULL').get(roundId);
    if (isOpen !== undefined && isLeft) world.clock.advance(dayMs / 1000 + 3600);
    else if (isOpen !== undefined) endRound(world, session, { roundId, choice: stepped[game] ?? chosen, payout: 0 });
    world.clock.advance(1);
  }
  const until = world.clock.now() + 1;
  const staked = convertUp(minor * rounds, session.iso, 'USD');
  const prizes = today.reduce((sum, one) => sum + prizesOf(world, one).reduce((all, prize) => all + prize * 100, 0), 0);
  const cashback = (['vip', 'premium'] as const).reduce(
    (sum, kind) => sum + playedIn(world, userId, { kind, iso: 'USD', from, to: until }).margin * gifts[kind],
    0,
  );
  const places = today.flatMap((one) => scoresOf(world, one)).length;
  return { staked, prizes, cashback, places };
}

test('[PROMO-26] tournaments and both kinds of cashback leave half a per cent in every game; what keeps less pays for neither', async () => {
  const figures: string[] = [];
  for (const { slug } of games) {
    const { staked, prizes, cashback } = await play(slug, 3);
    const gift = (prizes + cashback) / staked;
    figures.push(`${slug} ${((returns[slug].most + gift) * 100).toFixed(2)} %`);
    if (returns[slug].most > house) expect([slug, prizes, cashback]).toEqual([slug, 0, 0]);
    else expect(returns[slug].most + gift, slug).toBeLessThanOrEqual(house);
    if (slug === 'five-lines') expect(Math.min(prizes, cashback)).toBeGreaterThan(0);
  }
  sayFigures(`With tournaments and cashback: ${figures.join(', ')}.`);
}, 600_000);

test.each(['mines', 'hi-lo'] as const)(
  '[PROMO-26] %s left before its first step gives the stake back and counts for no gift',
  async (game) => {
    const { prizes, cashback, places } = await play(game, 1, true);
    expect([prizes, cashback, places]).toEqual([0, 0, 0]);
  },
);
