import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import { errorCodes as E } from '../../../contracts/common.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import type { PromoUse, PromoVerdict } from '../../../contracts/promo-records.ts';
import {
  couponOf,
  moneyOf,
  place,
  placed,
  priced,
  recalculate,
  type Refused,
  setOdds,
  settle,
  slipOf,
  useStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stage = useStage(useServer());

/** Gives a player with a million dollars and outcomes at 2.00. The trader of the world answers after a minute. */
async function setUp(count: number, profile = 'rich', isOwnWorld = false) {
  const { client: demo, picks } = await stage(count, { isOwnWorld });
  await demo.control('PATCH', 'config', { showVipBet: true, traderDelayMs: 60_000, hyperBonusPercent: 10 });
  await priced({ client: demo, picks }, Array<number>(count).fill(2));
  const { body } = await demo.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const client = demo.other();
  await client.logIn(body.data.login, body.data.password);
  return { client, picks, max: 10_000 };
}
const later = (client: Client, seconds: number) => client.control('POST', 'clock', { advance: seconds });
const refused = async (client: Client, slip: Parameters<typeof place>[1]) =>
  (await place<Refused>(client, slip)).body.code;

test('[CPN-22] with VIP a bet of twice the maximum waits for approval with its stake held; without VIP it is refused', async () => {
  const { client, picks, max } = await setUp(1);
  expect((await recalculate(client, slipOf(picks))).maxBetAmount).toBe(max);
  expect(await refused(client, slipOf(picks, { amount: 2 * max }))).toBe(E.amountAboveMax);
  const { status, body } = await place(client, slipOf(picks, { amount: 2 * max, isVipBet: true }));
  const { coupon } = body.data;
  expect([status, coupon.state, coupon.isVipBet, await moneyOf(client)]).toEqual([202, 'pending', true, 980_000]);
  await later(client, 61);
  expect(await couponOf(client, coupon.id)).toMatchObject({ state: 'open', amount: 2 * max, possibleWin: 4 * max });
});

test('[CPN-22] the trader refuses a bet far above the maximum, and the stake comes back', async () => {
  const { client, picks, max } = await setUp(1);
  const { body } = await place(client, slipOf(picks, { amount: 9 * max, isVipBet: true }));
  await later(client, 61);
  expect((await couponOf(client, body.data.coupon.id)).state).toBe('refused');
  expect(await moneyOf(client)).toBe(1_000_000);
  expect(await refused(client, slipOf(picks, { amount: 11 * max, isVipBet: true }))).toBe(E.amountAboveMax);
});

test.each([
  ['taken', true, 'open', 980_000],
  ['left', false, 'refused', 1_000_000],
  ['not answered in time', null, 'refused', 1_000_000],
])('[CPN-22] less is offered, and the offer is %s', async (_, isAccepted, state, money) => {
  const { client, picks, max } = await setUp(1);
  const { body } = await place(client, slipOf(picks, { amount: 5 * max, isVipBet: true }));
  const { id } = body.data.coupon;
  await later(client, 61);
  expect((await couponOf(client, id)).offer).toMatchObject({ amount: 2 * max, possibleWin: 4 * max });
  const reply = () =>
    client.post<{ data: { coupon: Coupon } }>(
      `/coupon-api/v1/coupons/${id}/offer`,
      { isAccepted },
      {
        'Idempotency-Key': randomUUID(),
      },
    );
  if (isAccepted === null) await later(client, 31);
  else await reply();
  expect([(await couponOf(client, id)).state, await moneyOf(client)]).toEqual([state, money]);
  if (isAccepted !== null) expect((await reply()).status).toBe(409);
});

test.each([
  ['fell', 1.2],
  ['rose', 3],
])(
  '[CPN-22] a price that %s while the trader thought: the request is refused with its code, and the stake comes back',
  async (_, coef) => {
    const { client, picks, max } = await setUp(1);
    const { body } = await place(client, slipOf(picks, { amount: 2 * max, isVipBet: true }));
    await setOdds(picks[0]!, client, coef);
    await later(client, 61);
    expect(await couponOf(client, body.data.coupon.id)).toMatchObject({ state: 'refused', refusal: E.oddsChanged });
    expect(await moneyOf(client)).toBe(1_000_000);
  },
);

test('[CPN-22] an offer of less is taken at the price of the moment, or not at all', async () => {
  const { client, picks, max } = await setUp(1);
  const { body } = await place(client, slipOf(picks, { amount: 5 * max, isVipBet: true }));
  const { id } = body.data.coupon;
  await later(client, 61);
  await setOdds(picks[0]!, client, 1.2);
  const path = `/coupon-api/v1/coupons/${id}/offer`;
  const reply = await client.post<Refused>(path, { isAccepted: true }, { 'Idempotency-Key': randomUUID() });
  expect([reply.status, reply.body.code]).toEqual([409, E.oddsChanged]);
  await later(client, 31);
  expect(await couponOf(client, id)).toMatchObject({ state: 'refused' });
  expect(await moneyOf(client)).toBe(1_000_000);
});

test('[CPN-35] [PROMO-24] a promo code is listed, checked, works once and gives a lost stake back', async () => {
  const { client, picks } = await setUp(2);
  const codes = async () =>
    (await client.get<{ data: { code: string }[] }>('/coupon-api/v1/promo-codes?lng=en')).body.data.map(
      ({ code }) => code,
    );
  const check = async (code: string) =>
    (await client.post<{ data: { isValid: boolean } }>('/coupon-api/v1/promo-codes/check', { code })).body.data.isValid;
  expect([await codes(), await check('second-chance'), await check('NO-SUCH')]).toEqual([
    ['SECOND-CHANCE'],
    true,
    false,
  ]);
  expect(await refused(client, slipOf(picks.slice(0, 1), { promoCode: 'NO-SUCH' }))).toBe(E.promoNotValid);
  const slip = slipOf(picks.slice(0, 1), { amount: 8, promoCode: 'SECOND-CHANCE' });
  expect((await placed(client, slip)).promoCode).toBe('SECOND-CHANCE');
  expect(await refused(client, { ...slip, id: randomUUID() })).toBe(E.promoNotValid);
  expect(await codes()).toEqual([]);
  const [first] = picks;
  if (first) await settle(client, [[first, 0]]);
  expect(await moneyOf(client)).toBe(1_000_000);
});

test('[OFFICE-05] the history of promo codes says in words what became of each; a refused bet gives the code back', async () => {
  const { client, picks, max } = await setUp(2);
  const code = 'SECOND-CHANCE';
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  const verdict = async (typed: string) =>
    (await client.post<{ data: PromoVerdict }>('/coupon-api/v1/promo-codes/check', { code: typed })).body.data;
  const uses = async (language = 'en') =>
    (await client.get<{ data: PromoUse[] }>('/coupon-api/v1/promo-codes/history', { 'X-Language': language })).body
      .data;
  expect(await uses()).toEqual([]);
  expect(await verdict('second-chance')).toMatchObject({ isValid: true, terms: { amount: 10, iso: 'USD' } });
  expect(await verdict('NO-SUCH')).toEqual({ isValid: false, text: 'Promo code not found', terms: null });
  expect(await verdict('last-week')).toMatchObject({
    isValid: false,
    text: expect.stringMatching(/^This code expired on /),
  });
  expect(await refused(client, slipOf([first], { promoCode: 'LAST-WEEK' }))).toBe(E.promoNotValid);

  await place(client, slipOf([second], { amount: 9 * max, isVipBet: true, promoCode: code }));
  await later(client, 61);
  expect(await uses()).toMatchObject([
    { code, result: 'refused', text: expect.stringMatching(/^Bet not accepted/), back: 0 },
  ]);
  expect((await verdict(code)).isValid).toBe(true);

  await placed(client, slipOf([first], { amount: 8, promoCode: code }));
  expect((await uses())[0]).toMatchObject({
    result: 'open',
    text: expect.stringMatching(/^Used: stake refunded if/),
    back: 0,
  });
  expect(await verdict(code)).toMatchObject({ isValid: false, text: expect.stringMatching(/^You used this code on /) });
  await settle(client, [[first, 0]]);
  expect((await uses())[0]).toMatchObject({
    result: 'settled',
    text: expect.stringMatching(/stake refunded$/),
    back: 8,
    iso: 'USD',
  });
  expect((await uses('ar'))[0]?.text).toContain('مُستخدم');
});

test('[CPN-36] an advance on open bets pays a stake without money, and their payout repays it', async () => {
  const { client, picks } = await setUp(2, 'player', true);
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  await placed(client, slipOf([first], { amount: 1000 }));
  const broke = slipOf([second], { amount: 100 });
  expect(await refused(client, broke)).toBe(E.notEnoughMoney);
  expect((await recalculate(client, broke)).availablePrepaidAmount).toBe(1000);
  expect(await refused(client, { ...broke, id: randomUUID(), prepaidAmount: 1001, amount: 1001 })).toBe(
    E.advanceNotAvailable,
  );
  const coupon = await placed(client, { ...broke, id: randomUUID(), prepaidAmount: 100 });
  expect([coupon.prepaidAmount, await moneyOf(client)]).toEqual([100, 0]);
  expect((await recalculate(client, broke)).availablePrepaidAmount).toBe(900);
  await settle(client, [[first, 1]]);
  expect(await moneyOf(client)).toBe(1900);
  await settle(client, [[second, 1]]);
  expect(await moneyOf(client)).toBe(2100);
});

test('[CPN-36] a bet on an unpaid advance becomes void: the player gets nothing and owes nothing', async () => {
  const { client, picks } = await setUp(2, 'player', true);
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  await placed(client, slipOf([first], { amount: 1000 }));
  const { id } = await placed(client, slipOf([second], { amount: 100, prepaidAmount: 100 }));
  await settle(client, [[second, 1]]);
  expect((await couponOf(client, id)).state).toBe('open');
  await settle(client, [[first, 0]]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 3, payout: 0 });
  expect(await moneyOf(client)).toBe(0);
});

test('[CPN-35] [CPN-36] a promo code gives nothing back for a bet that became void: nothing was lost', async () => {
  const { client, picks } = await setUp(2, 'player', true);
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  await placed(client, slipOf([first], { amount: 1000 }));
  const { id } = await placed(client, slipOf([second], { amount: 8, prepaidAmount: 8, promoCode: 'SECOND-CHANCE' }));
  await settle(client, [
    [second, 0],
    [first, 0],
  ]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 3, payout: 0 });
  expect(await moneyOf(client)).toBe(0);
  const { body } = await client.get<{ data: PromoUse[] }>('/coupon-api/v1/promo-codes/history', { 'X-Language': 'en' });
  expect(body.data).toMatchObject([{ code: 'SECOND-CHANCE', back: 0 }]);
});

test('[CPN-36] bets on a match back no advance for another bet on it', async () => {
  const { client, picks } = await setUp(2, 'player', true);
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  await placed(client, slipOf([first], { amount: 1000 }));
  const available = async (slip: CouponIn) => (await recalculate(client, slip)).availablePrepaidAmount;
  expect([await available(slipOf([first])), await available(slipOf([first, second]))]).toEqual([0, 0]);
  expect(await refused(client, slipOf([first], { amount: 100, prepaidAmount: 100 }))).toBe(E.advanceNotAvailable);
  expect(await available(slipOf([second]))).toBe(1000);
});

test('[CPN-36] what the player bets after an advance does not pay for it', async () => {
  const { client, picks } = await setUp(3, 'player', true);
  const [first, second, third] = picks;
  if (!first || !second || !third) throw new Error('three outcomes');
  await placed(client, slipOf([first], { amount: 1000 }));
  const { id } = await placed(client, slipOf([second], { amount: 100, prepaidAmount: 100 }));
  await settle(client, [[second, 1]]);
  const { data } = (await client.get<{ data: { user_id: number } }>('/web-api/auth/check-session')).body;
  await client.control('PATCH', `users/${String(data.user_id)}`, { accounts: [{ iso: 'USD', money: 100 }] });
  await placed(client, slipOf([third], { amount: 100 }));
  await settle(client, [[third, 1]]);
  expect([(await couponOf(client, id)).state, await moneyOf(client)]).toEqual(['open', 200]);
  await settle(client, [[first, 0]]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', statusId: 3, payout: 0 });
  expect(await moneyOf(client)).toBe(200);
});

test('[CPN-36] [ACC-06] an account whose bets must pay an advance back cannot be removed', async () => {
  const { client, picks } = await setUp(2, 'demo', true);
  const [first, second] = picks;
  if (!first || !second) throw new Error('two outcomes');
  const dollars = async () =>
    (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data.accounts.find(
      ({ iso }) => iso === 'USD',
    );
  const accountId = (await dollars())?.id ?? 0;
  await placed(client, slipOf([first], { amount: 1000, accountId }));
  await placed(client, slipOf([second], { amount: 100, prepaidAmount: 100, accountId }));
  await settle(client, [[second, 0]]);
  const { status, body } = await client.call<Refused>('DELETE', `/web-api/account/${String(accountId)}`);
  expect([status, body.code]).toEqual([400, E.serverMessage]);
  await settle(client, [[first, 1]]);
  expect((await dollars())?.money).toBe(1900);
});

test('[CPN-38] the server offers a hyper bonus to an express, checks the bonus in the slip and pays it', async () => {
  const { client, picks } = await setUp(4);
  const slip = slipOf(picks, { amount: 10 });
  const { hyperBonus } = await recalculate(client, slip);
  expect(hyperBonus).toEqual({ hyperBonusPercent: 10, minHyperBonusBetLimit: 10, maxHyperBonusLimit: 100 });
  expect((await recalculate(client, slipOf(picks.slice(0, 3)))).hyperBonus).toBeUndefined();
  expect(await refused(client, { ...slip, ...hyperBonus, hyperBonusPercent: 50 })).toBe(E.oddsChanged);
  const coupon = await placed(client, { ...slip, id: randomUUID(), ...hyperBonus });
  expect(coupon.possibleWin).toBe(160 + 15);
  await settle(
    client,
    picks.map((pick) => [pick, 1] as const),
  );
  expect(await moneyOf(client)).toBe(1_000_000 - 10 + 175);
});

test.each([
  ['one leg returned of five', 5, [2, 1, 1, 1, 1], 10 * 16 + 15],
  ['one leg returned of four', 4, [2, 1, 1, 1], 10 * 8],
  ['all but one returned', 4, [2, 2, 3, 1], 10 * 2],
])('[PROMO-21] a hyper bonus is that of the legs which were not returned: %s', async (_, count, ends, payout) => {
  const { client, picks } = await setUp(count);
  const slip = slipOf(picks, { amount: 10 });
  const { hyperBonus } = await recalculate(client, slip);
  const { id } = await placed(client, { ...slip, ...hyperBonus });
  const results = picks.map((pick, index) => [pick, ends[index]!] as const);
  await settle(client, results.slice(0, count - 1));
  expect((await couponOf(client, id)).possibleWin).toBe(payout);
  await settle(client, results.slice(count - 1));
  expect(await moneyOf(client)).toBe(1_000_000 - 10 + payout);
});

test.each<[what: string, patch: object, code: number]>([
  ['excluded themselves', { is_self_excluded: true }, E.selfExcluded],
  ['was banned', { ban_level: 53 }, E.banned],
  ['was frozen', { isAccountFrozen: true }, E.accountFrozen],
])(
  '[CPN-93] the player %s while the trader thought: the request ends, and the stake comes back',
  async (_, patch, code) => {
    const { client, picks, max } = await setUp(2);
    const user = `users/${client.cookies.get('ua') ?? ''}`;
    const [asked, offered] = await Promise.all(
      [2, 5].map(async (times, index) => {
        const slip = slipOf([picks[index]!], { amount: times * max, isVipBet: true });
        return (await place(client, slip)).body.data.coupon.id;
      }),
    );
    await client.control('PATCH', user, patch);
    await later(client, 61);
    for (const id of [asked!, offered!])
      expect(await couponOf(client, id)).toMatchObject({ state: 'refused', refusal: code });
    expect(await moneyOf(client)).toBe(1_000_000);
  },
);

test('[CPN-93] an offer of the trader cannot be accepted by somebody who rests by now', async () => {
  const { client, picks, max } = await setUp(1);
  const { body } = await place(client, slipOf(picks, { amount: 5 * max, isVipBet: true }));
  const { id } = body.data.coupon;
  await later(client, 61);
  const keyed = { 'Idempotency-Key': randomUUID() };
  expect(
    (await client.post('/limit-service-api/api/external/web/v3/timeout', { hours: 24 }, keyed)).status,
  ).toBeLessThan(300);
  const path = `/coupon-api/v1/coupons/${id}/offer`;
  const reply = await client.post<Refused>(path, { isAccepted: true }, { 'Idempotency-Key': randomUUID() });
  expect(reply.body.code).toBe(E.resting);
  await later(client, 31);
  expect([(await couponOf(client, id)).state, await moneyOf(client)]).toEqual(['refused', 1_000_000]);
});
