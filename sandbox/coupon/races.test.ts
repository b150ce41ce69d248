import { expect, test } from 'vitest';

import { errorCodes as E } from '../../contracts/common.ts';
import type { Coupon, CouponIn } from '../../contracts/coupon.ts';
import { betStatuses as S } from '../../contracts/coupon.ts';
import { horseRacing } from '../../contracts/racing-sports.ts';
import type { SimMarket, SimMatch } from '../../simulator/index.ts';
import { auditBooks } from '../audit/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';
import { isForSale } from './sale-price.ts';
import { type Found, isRelated } from './slip.ts';
import { couponById } from './store.ts';
import { couponView } from './view.ts';

/** The demo player of a world that plays, before a race with these runners. */
async function atRace(isFit: (runners: number) => boolean): Promise<Player> {
  const player = await setUp();
  const { simulator, clock } = player.world;
  // In this world courses race from midnight on.
  clock.setNow(Date.UTC(2026, 2, 14, 23, 30));
  simulator.command({ run: true });
  simulator.setSpeed(1);
  const races = simulator
    .snapshot()
    .games.filter(
      ({ sportId, status, outcomesCount = 0 }) => sportId === horseRacing && status === 0 && isFit(outcomesCount),
    )
    .toSorted((a, b) => a.startAt - b.startAt);
  return { ...player, markets: simulator.marketsOf(races[0]?.id ?? 0) };
}

const take = async (player: Player, market: SimMarket, patch: Partial<CouponIn> = {}): Promise<Coupon> => {
  const { body } = await place(player, slipOf([market], { changeCoefAction: 1, ...patch }));
  return (body as { data: { coupon: Coupon } }).data.coupon;
};
const now = ({ world }: Player, { id }: Coupon): Coupon => couponView(world, couponById(world.db, Number(id))!, 'en');
const codeOf = async (slip: Promise<unknown>) => {
  try {
    await slip;
  } catch (error) {
    return error instanceof ApiFailure ? error.code : error;
  }
  return null;
};
const raceOf = ({ world, markets }: Player) => world.simulator.racing.card(markets[0]!.gameId, 'en')!;
const run = (player: Player) => player.world.clock.setNow(raceOf(player).race.startAt * 1000 + 600_000);

test('[RACE-05] an each-way bet is two halves: the winner is paid for both, who is placed for one, who is not for none', async () => {
  const player = await atRace((runners) => runners >= 8);
  const coupons = [];
  for (const market of player.markets) coupons.push([market, await take(player, market, { isEachWay: true })] as const);
  const { race } = raceOf(player);
  const { fraction, places } = race.eachWay!;
  expect(coupons[0]![1]).toMatchObject({ isEachWay: true, amount: 100, bets: [{ race: { eachWay: race.eachWay } }] });
  run(player);
  const card = raceOf(player);
  expect(card.race.state).toBe('over');
  expect(card.runners.some(({ out }) => out)).toBe(false);
  for (const [market, taken] of coupons) {
    const coupon = now(player, taken);
    const { place: came, share } = card.runners.find(({ marketId }) => marketId === market.id)!.result!;
    expect(share).toBe(1);
    const odds = market.milli / 1000;
    const win = came === 1 ? 50 * odds : 0;
    const part = came <= places ? 50 * (1 + (odds - 1) / Number(fraction.slice(2))) : 0;
    expect(coupon).toMatchObject({ state: 'settled', statusId: win + part > 0 ? S.win : S.lose });
    expect(coupon.payout).toBeCloseTo(win + part, 1);
  }
  expect(auditBooks(player.world.db)).toEqual([]);
});

test('[RACE-05] each way is refused where no place is paid, and with bets of other games', async () => {
  const player = await atRace(() => true);
  const football = player.world.simulator
    .snapshot()
    .games.filter(({ sportId, status }) => sportId === 1 && status === 0)
    .flatMap(({ id }) => player.world.simulator.marketsOf(id))
    .find(({ isBlocked, isBannedExpress, milli }) => !isBlocked && !isBannedExpress && milli > 1500)!;
  expect(await codeOf(take(player, football, { isEachWay: true }))).toBe(E.marketClosed);
  const two = slipOf([player.markets[0]!, football], { changeCoefAction: 1 });
  expect(await codeOf(place(player, two))).toBe(E.bannedFromExpress);
});

test('[RACE-04] a race says nothing of the others at its course, as a long-term bet says of the matches of its competition', () => {
  const of = (id: number, sportId: number): Found => ({
    bet: { gameId: id },
    match: { constId: id, champId: 9, sportId, outcomesCount: 8 } as SimMatch,
  });
  expect(isRelated(of(1, horseRacing), of(2, horseRacing))).toBe(false);
  expect(isRelated(of(1, horseRacing), of(1, horseRacing))).toBe(true);
  expect(isRelated(of(1, 1), of(2, 1))).toBe(true);
});

test('[RACE-04] a bet to win settles with its race, cannot be sold, and every race leaves no bet open', async () => {
  const player = await atRace(() => true);
  const [first] = player.markets;
  const taken = await take(player, first!);
  expect(isForSale(player.world, couponById(player.world.db, Number(taken.id))!)).toBe(false);
  run(player);
  const coupon = now(player, taken);
  const came = raceOf(player).runners.find(({ marketId }) => marketId === first!.id)?.result?.place;
  expect(coupon).toMatchObject({ state: 'settled', payout: came === 1 ? (first!.milli * 100) / 1000 : 0 });
  expect(await codeOf(take(player, first!))).toBe(E.gameFinished);
});
