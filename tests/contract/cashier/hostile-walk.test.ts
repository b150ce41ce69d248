/**
 * A hostile player does what comes into their head: money in and back, wallets, bets, sales, edits, results and results after results,
 * exclusions, hyper bonuses and advances, all in seeded disorder. They never have more than right settlement gives, and the books are in order. Row PAY-43.
 */
import { expect, test } from 'vitest';

import type { Coupon, CouponCalc } from '../../../contracts/coupon.ts';
import type { EditPreview } from '../../../contracts/edit-bet.ts';
import type { Quote } from '../../../contracts/sale.ts';
import { hash } from '../../../simulator/random.ts';
import { couponsOf, place, recalculate, slipOf } from '../support/coupon-support.ts';
import { type Thief, thief } from '../support/hostile-money.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
/** Euros of a dollar, without the spread. */
const perDollar = { USD: 1, EUR: 0.92 } as const;
type Iso = keyof typeof perDollar;
const dollars = (sum: number, iso: string): number => sum / perDollar[iso as Iso];

type Hyper = NonNullable<CouponCalc['hyperBonus']>;
/** A part of what an express wins beside its stake, where it is still one of four legs that were not returned. */
const hyperOf = ({ bets, amount }: Coupon, hyper: Hyper | undefined, win: number): number =>
  hyper === undefined ||
  win <= 0 ||
  amount < hyper.minHyperBonusBetLimit ||
  bets.filter(({ statusId }) => statusId === 1).length < 4
    ? 0
    : Math.min(hyper.maxHyperBonusLimit, ((win - amount) * hyper.hyperBonusPercent) / 100);
/**
 * By the results of its legs alone: all won at their odds, a returned one at 1, one lost and nothing is left. An advance is paid back
 * of the bets that it was given on; where these did not pay it, the bet never stood and the player has what was theirs.
 */
const rightOf = (coupon: Coupon, hyper: Hyper | undefined): number => {
  const { bets, amount, statusId: said, prepaidAmount = 0 } = coupon;
  if (prepaidAmount > 0 && said === 3) return amount - prepaidAmount;
  const win = bets.reduce((sum, { statusId, coef }) => sum * (statusId === 1 ? coef : statusId >= 2 ? 1 : 0), amount);
  return win + hyperOf(coupon, hyper, win) - prepaidAmount;
};

/** How many bets had a gift, in all walks. */
const done = { hyper: 0, advance: 0 };

/** What is done, by whom, and what of it must come to them in the end, in dollars. */
function setUp(of: Thief, seed: number) {
  const { client, picks, keyed } = of;
  let [count, net, moved] = [0, 0, 0];
  const below = (most: number) => hash(seed, (count += 1)) % most;
  const one = <T>(list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];
  const deposits = new Set<string>();
  const results = new Map<number, number>();
  const hypers = new Map<string, Hyper>();
  const open = () => picks.filter(({ market }) => !results.has(market.id));
  const isFine = (status: number) => {
    expect(status).toBeLessThan(500);
    return status < 300;
  };
  const openCoupon = async () =>
    one((await couponsOf(client, '&pageSize=100')).filter(({ state }) => state === 'open'));
  const result = (id: number, statusId: number) => {
    const { match } = picks.find(({ market }) => market.id === id)!;
    const body = { gameId: match.id, do: 'settle', results: { [id]: statusId } };
    return client.control('POST', 'simulator', body);
  };
  const bet = async (legs: number, fields: object = {}, isAdvance = false) => {
    const iso = one<Iso>(['USD', 'USD', 'EUR'])!;
    const chosen = [...new Set(Array.from({ length: legs }, () => one(open())))].flatMap((pick) => pick ?? []);
    if (chosen.length === 0) return;
    const { id: accountId, money } = await of.wallet(iso);
    const amount = legs > 3 ? 10 : 5 + below(40);
    const slip = slipOf(chosen, { amount, accountId, changeCoefAction: 1, ...fields });
    const { hyperBonus, availablePrepaidAmount } = await recalculate(client, slip);
    const prepaidAmount = isAdvance
      ? Math.min(Math.max(0, Math.round((amount - money) * 100) / 100), availablePrepaidAmount)
      : 0;
    const extra = { ...(legs > 3 ? hyperBonus : {}), ...(prepaidAmount > 0 ? { prepaidAmount } : {}) };
    const { status, body } = await place(client, { ...slip, ...extra });
    if (!isFine(status)) return;
    net -= dollars(amount - prepaidAmount, iso);
    done.hyper += legs > 3 && hyperBonus !== undefined ? 1 : 0;
    done.advance += prepaidAmount > 0 ? 1 : 0;
    if (legs > 3 && hyperBonus !== undefined) hypers.set(body.data.coupon.id, hyperBonus);
  };
  const sell = async (part: number) => {
    const coupon = await openCoupon();
    if (coupon === undefined) return;
    const path = `/coupon-api/v1/coupons/${coupon.id}/sell`;
    const quote = await client.post<{ data: Quote }>(`${path}/quote`, { part });
    if (!isFine(quote.status)) return;
    // Between the offer and the acceptance they may exclude themselves: to sell is no bet.
    if (below(3) === 0) await exclude(true);
    const { token, price } = quote.body.data;
    const sold = await keyed<{ data: { paid: number } }>(path, { token, price, accept: 'strict', mode: 'page' });
    if (isFine(sold.status)) net += dollars(sold.body.data.paid, coupon.iso);
  };
  const edit = async () => {
    const [coupon, pick] = [await openCoupon(), one(open())];
    if (coupon === undefined || pick === undefined) return;
    const path = `/coupon-api/v1/coupons/${coupon.id}/edit`;
    const marketIds = [
      ...coupon.bets.flatMap(({ marketId, statusId }) => (statusId < 0 ? marketId : [])),
      pick.market.id,
    ];
    const { body, status } = await client.post<{ data: EditPreview }>(`${path}/preview`, { marketIds, lng: 'en' });
    if (!isFine(status)) return;
    const { value, possibleWin, bets } = body.data;
    const sent = bets.map(({ marketId, coef }) => ({ marketId, coef }));
    isFine((await keyed(path, { bets: sent, value: value ?? 0, possibleWin, accept: 'notWorse', lng: 'en' })).status);
  };
  const exclude = (isOut: boolean) =>
    client.control('PATCH', `users/${String(of.userId)}`, { is_self_excluded: isOut });
  const acts: Record<string, () => Promise<unknown>> = {
    deposit: async () => {
      const id = await of.deposit(50 + below(100)).catch(() => null);
      if (id !== null) deposits.add(id);
    },
    chargeBack: async () => {
      const id = one([...deposits]);
      if (id === undefined) return;
      await of.chargeBack(id);
      deposits.delete(id);
    },
    move: async () => {
      const [from, to] = one([['USD', 'EUR'] as const, ['EUR', 'USD'] as const])!;
      const amount = Math.floor((await of.wallet(from)).money / (1 + below(2)));
      if (amount > 0 && isFine(await of.move(from, to, amount))) moved += dollars(amount, from);
    },
    withdraw: async () => {
      const { money } = await of.wallet('USD');
      if (money >= 1) await of.withdraw(Math.floor(money));
    },
    single: () => bet(1),
    express: () => bet(3),
    hyper: () => bet(8),
    advance: () => bet(1, {}, true),
    promo: () => bet(1, { promoCode: 'SECOND-CHANCE' }),
    sell: () => sell(1),
    sellPart: () => sell(0.5),
    edit,
    settle: async () => {
      const [pick, statusId] = [one(open()), one([1, 1, 0, 2])!];
      if (pick === undefined) return;
      results.set(pick.market.id, statusId);
      await result(pick.market.id, statusId);
    },
    correct: async () => {
      const known = one([...results]);
      if (known !== undefined) expect((await result(known[0], known[1] === 1 ? 0 : 1)).status).toBe(409);
    },
    correctBack: async () => {
      const known = one([...results]);
      if (known !== undefined) expect((await result(...known)).status).toBe(204);
    },
    leave: () => exclude(true),
    comeBack: () => exclude(false),
    wait: () => of.later(one([2, 40, 8 * 3600])!),
  };
  const end = async () => {
    await exclude(false);
    for (const { market } of open()) await result(market.id, 0);
    for (let step = 0; step < 8; step += 1) await of.later(40_000);
    const coupons = await couponsOf(client, '&pageSize=100');
    expect(coupons.filter(({ state }) => state === 'open')).toEqual([]);
    for (const coupon of coupons) {
      if (coupon.state !== 'settled') continue;
      const right = rightOf(coupon, hypers.get(coupon.id));
      const isBack = coupon.promoCode !== undefined && right === 0;
      net += dollars(right + (isBack ? Math.min(10, coupon.amount) : 0), coupon.iso);
    }
    const { out = 0, ...cents } = await of.has();
    const has = Object.entries(cents).reduce((sum, [iso, held]) => sum + dollars(held / 100, iso), 0);
    return { has, right: Math.max(0, of.kept() / 100 + net - out / 100), moved };
  };
  return { acts, one, end };
}

/** How often each act comes; others once. */
const often: Readonly<Record<string, number>> = {
  deposit: 3,
  single: 3,
  express: 3,
  settle: 3,
  comeBack: 3,
  sellPart: 2,
  edit: 2,
  move: 2,
  wait: 2,
  hyper: 3,
  advance: 3,
};

/** `HOSTILE_PLAYERS=30` plays more of them. */
const players = Array.from({ length: Number(process.env.HOSTILE_PLAYERS ?? 6) }, (_, place) => place + 1);
test.each(players)(
  '[PAY-43] hostile player %i has no more than right settlement gives, whatever they do in whatever order',
  async (seed) => {
    const client = await server.enter();
    await client.control('PATCH', 'config', { hyperBonusPercent: 10 });
    const of = await thief(client, server.worldOf(client), 14);
    const { acts, one, end } = setUp(of, seed);
    const names = Object.keys(acts).flatMap((name) => Array<string>(often[name] ?? 1).fill(name));
    await acts.deposit!();
    const acted: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      const name = one(names)!;
      acted.push(name);
      await acts[name]!();
      expect(of.books(), acted.join(' ')).toEqual([]);
    }
    const { has, right, moved } = await end();
    expect(of.books()).toEqual([]);
    // Rounding and odds of three decimals are worth cents; a change of currency costs one per cent.
    expect(has, acted.join(' ')).toBeLessThanOrEqual(right + 0.1);
    expect(has, acted.join(' ')).toBeGreaterThanOrEqual(right - 0.1 - moved * 0.011);
  },
);

test('[PAY-43] hyper bonuses and advances were taken on the way', () => {
  expect(Math.min(done.hyper, done.advance)).toBeGreaterThan(2);
});
