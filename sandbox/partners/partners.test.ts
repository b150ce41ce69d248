import { expect, test } from 'vitest';

import { betStatuses } from '../../contracts/coupon.ts';
import { marketGroups, outcomeTypes } from '../../contracts/markets.ts';
import { updateUser } from '../auth/users.ts';
import { settleMarkets } from '../coupon/index.ts';
import { place, slipOf } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { openProfile } from '../demo-players/index.ts';
import { accountsOf, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { openAudited } from '../worlds/audited.testing.ts';
import { joinPartners, takeEarned } from './acts.ts';
import { codeOf } from './people.ts';
import { partnerOf } from './view.ts';

const moneyOf = (world: World, userId: number) => accountsOf(world.db, userId)[0]!.minor;

async function partner(profile = 'player') {
  const world = await openAudited();
  const { userId } = await openProfile(world, profile);
  return { world, userId };
}

/** A draw of football, of which the house keeps four per cent at least, and its result. */
async function plays(world: World, userId: number, amount: number): Promise<void> {
  const { simulator } = world;
  const planned = simulator.snapshot().games.filter(({ sportId, status }) => sportId === 1 && status === 0);
  const market = planned
    .flatMap(({ id }) => simulator.marketsOf(id))
    .find(
      ({ id, groupId, typeId, isBlocked }) =>
        groupId === marketGroups.result &&
        typeId === outcomeTypes.draw &&
        !isBlocked &&
        // Nobody bets on a result that is known.
        sql(world.db, 'SELECT 1 FROM coupon_bet WHERE market_id = ?').get(id) === undefined,
    );
  const accountId = accountsOf(world.db, userId)[0]!.id;
  await place({ world, userId, accountId, markets: [] }, slipOf([market!], { amount, accountId, changeCoefAction: 1 }));
  settleMarkets(world, market!.gameId, [[market!.id, betStatuses.lose]]);
}

async function comes(
  world: World,
  code: string | null,
  { isVerified = true, deposits = true, staked = 2000 } = {},
): Promise<number> {
  const { userId } = await openProfile(world, isVerified ? 'player' : 'new');
  sql(world.db, 'UPDATE user SET ref = ? WHERE id = ?').run(JSON.stringify({ tag: code }), userId);
  if (deposits)
    post(world.db, {
      ...{ key: `deposit:${String(userId)}`, kind: 'deposit', at: world.clock.now() },
      entries: [
        { account: accountsOf(world.db, userId)[0]!.id, minor: 1_000_000 },
        { account: { house: 'cash', iso: 'USD' }, minor: -1_000_000 },
      ],
    });
  if (deposits && staked > 0) await plays(world, userId, staked);
  return userId;
}

test('[OFFICE-11] who came counts once verified and with a deposit, and is paid for once', async () => {
  const { world, userId } = await partner();
  joinPartners(world, userId);
  const code = codeOf(world, userId);
  await comes(world, code);
  await comes(world, code, { deposits: false });
  const late = await comes(world, code, { isVerified: false });
  await comes(world, 'another');
  expect(partnerOf(world, userId)).toMatchObject({ came: 3, counted: 1, perPerson: 20, available: 20, paid: 0 });
  takeEarned(world, userId);
  expect([moneyOf(world, userId), partnerOf(world, userId).available]).toEqual([102_000, 0]);
  expect(() => takeEarned(world, userId)).toThrow('nothing to claim');
  updateUser(world.db, late, { clientConfig: { isIdentificationDone: true } });
  takeEarned(world, userId);
  expect(partnerOf(world, userId)).toMatchObject({ came: 3, counted: 2, available: 0, paid: 40 });
  expect(moneyOf(world, userId)).toBe(104_000);
});

test('[OFFICE-11] a partner sees months and numbers, by when people registered', async () => {
  const { world, userId } = await partner();
  joinPartners(world, userId);
  await comes(world, codeOf(world, userId));
  world.clock.advance(20 * 86_400);
  await comes(world, codeOf(world, userId), { isVerified: false });
  expect(partnerOf(world, userId).months).toEqual([
    { from: Date.UTC(2026, 11) / 1000, came: 1, counted: 0 },
    { from: Date.UTC(2026, 10) / 1000, came: 1, counted: 1 },
  ]);
});

test('[OFFICE-11] joining again keeps the link; nobody earns by their own', async () => {
  const { world, userId } = await partner();
  joinPartners(world, userId);
  const { link } = partnerOf(world, userId);
  joinPartners(world, userId);
  sql(world.db, 'UPDATE user SET ref = ? WHERE id = ?').run(JSON.stringify({ tag: codeOf(world, userId) }), userId);
  expect(partnerOf(world, userId)).toMatchObject({ link, came: 0, available: 0 });
  expect(link).not.toContain(String(userId));
});

test.each(['excluded', 'frozen', 'unverified'])('[LIM-69] a player who is %s does not join', async (profile) => {
  const { world, userId } = await partner(profile);
  expect(() => joinPartners(world, userId)).toThrow('not available to you now');
  expect(partnerOf(world, userId)).toMatchObject({ hasJoined: false, link: null });
});

test('[LIM-69] a partner who is frozen has no link, and what they earned waits', async () => {
  const { world, userId } = await partner();
  joinPartners(world, userId);
  await comes(world, codeOf(world, userId));
  updateUser(world.db, userId, { isFrozen: true });
  expect(partnerOf(world, userId)).toMatchObject({ isHeldBack: true, link: null, available: 20 });
  expect(() => takeEarned(world, userId)).toThrow('not available to you now');
  updateUser(world.db, userId, { isFrozen: false });
  takeEarned(world, userId);
  expect(moneyOf(world, userId)).toBe(102_000);
});

test('[PROMO-20] who never plays, or not enough to pay for it, is worth nothing to a partner', async () => {
  const { world, userId } = await partner();
  joinPartners(world, userId);
  const code = codeOf(world, userId);
  await comes(world, code, { staked: 0 });
  await comes(world, code, { staked: 300 });
  expect(partnerOf(world, userId)).toMatchObject({ came: 2, counted: 0, available: 0 });
  expect(() => takeEarned(world, userId)).toThrow('nothing to claim');
});
