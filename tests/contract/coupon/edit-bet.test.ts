import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Built } from '../../../contracts/builder.ts';
import { errorCodes } from '../../../contracts/common.ts';
import type { Coupon } from '../../../contracts/coupon.ts';
import type { EditPreview, EditRequest } from '../../../contracts/edit-bet.ts';
import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { Statement } from '../../../contracts/statement.ts';
import {
  couponOf,
  couponsOf,
  marketsOf,
  type Pick,
  placed,
  priced,
  setOdds,
  settle,
  slipOf,
  type Stage,
  useFairStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stageOf = useFairStage(useServer());

type Edited = { data: { old: Coupon; coupon: Coupon } };
type Refused = { code: number; data?: { preview: EditPreview } };

const idsOf = (picks: readonly Pick[]) => picks.map(({ market }) => market.id);
const preview = async (client: Client, id: string, marketIds: readonly number[]): Promise<EditPreview> => {
  const { status, body } = await client.post<{ data: EditPreview }>(`/coupon-api/v1/coupons/${id}/edit/preview`, {
    marketIds,
    lng: 'en',
  });
  if (status !== 200) throw new Error(`There is no preview: ${String(status)} ${JSON.stringify(body)}`);
  return body.data;
};
const requestOf = ({ value, possibleWin, bets }: EditPreview, patch: Partial<EditRequest> = {}): EditRequest => ({
  bets: bets.map(({ marketId, coef }) => ({ marketId, coef })),
  value: value ?? 0,
  possibleWin,
  accept: 'notWorse',
  lng: 'en',
  ...patch,
});
const edit = <T = Edited>(client: Client, id: string, request: EditRequest, key: string = randomUUID()) =>
  client.post<T>(`/coupon-api/v1/coupons/${id}/edit`, request, { 'Idempotency-Key': key });

/** An express of 100 on the first picks at these odds; the others are there to come in. */
async function openBet(stage: Stage, odds: readonly number[], legs = 1) {
  await priced(stage, odds);
  const bet = await placed(stage.client, slipOf(stage.picks.slice(0, legs), { amount: 100 }));
  // Past the time in which a bet placed by mistake comes back whole.
  await stage.client.control('POST', 'clock', { advance: 31 });
  return { ...stage, bet, id: bet.id };
}

/** Everything that an edit may touch. */
const standOf = async ({ client, spent }: Omit<Stage, 'picks' | 'first'>, id: string) => ({
  bet: await couponOf(client, id),
  count: (await couponsOf(client, '&pageSize=100')).length,
  spent: await spent(),
});

test('[BET-33] a leg comes in: the old bet is sold for its value, the new one is placed for exactly that, each names the other', async () => {
  const stage = await openBet(await stageOf(2), [2, 1.5]);
  const { client, picks, id, spent } = stage;
  const before = await preview(client, id, idsOf(picks));
  expect(before).toMatchObject({ value: 95, coef: 3, possibleWin: 285, typeId: 1, fault: null });
  expect(before).not.toHaveProperty('mistakeUntil');
  const { status, body } = await edit(client, id, requestOf(before));
  expect(status).toBe(200);
  const { old, coupon } = body.data;
  expect(old).toMatchObject({ id, state: 'sold', payout: 95, editedInto: coupon.id });
  expect(coupon).toMatchObject({ state: 'open', typeId: 1, amount: 95, coef: 3, possibleWin: 285, editedFrom: id });
  expect(coupon.bets.map(({ marketId }) => marketId)).toEqual(idsOf(picks));
  expect(await spent()).toBe(100);
  expect(await couponOf(client, id)).toMatchObject({ editedInto: coupon.id });

  const now = Math.floor(Date.now() / 1000);
  const { body: paper } = await client.get<{ data: Statement }>(
    `/office-api/v1/statement?account=${String(coupon.accountId)}&from=${String(now - 86_400)}&to=${String(now + 86_400)}`,
  );
  expect(paper.data.rows.slice(-2)).toMatchObject([
    { kind: 'sale', number: id, amount: 95, edited: coupon.id },
    { kind: 'stake', number: coupon.id, amount: -95, edited: id },
  ]);
  await settle(client, [
    [picks[0]!, 1],
    [picks[1]!, 1],
  ]);
  expect(await couponOf(client, coupon.id)).toMatchObject({ state: 'settled', payout: 285 });
  expect(await couponOf(client, id)).toMatchObject({ state: 'sold', payout: 95 });
});

test('[BET-33] a leg goes out, and an express of one is a single; another outcome of the same market comes in its place', async () => {
  const stage = await openBet(await stageOf(2), [2, 1.5], 2);
  const { client, picks, id } = stage;
  const single = await preview(client, id, idsOf(picks.slice(0, 1)));
  expect(single).toMatchObject({ value: 90.25, typeId: 0, coef: 2, possibleWin: 180.5 });
  const [choice] = single.bets[0]!.choices;
  if (choice === undefined) throw new Error('The market has no other outcome.');
  expect(single.bets[0]!.choices.every(({ marketId }) => marketId !== picks[0]!.market.id)).toBe(true);
  const swapped = await preview(client, id, [choice.marketId]);
  expect(swapped.bets[0]).toMatchObject({ marketId: choice.marketId, name: choice.name, coef: choice.coef });
  const { body } = await edit(client, id, requestOf(swapped));
  expect(body.data.coupon).toMatchObject({ typeId: 0, amount: 90.25, bets: [{ marketId: choice.marketId }] });
});

test('[BET-33] what is decided is in the value and no leg of the new bet', async () => {
  const { client, picks, id } = await openBet(await stageOf(3), [2, 1.5, 1.4], 2);
  await settle(client, [[picks[0]!, 1]]);
  // 300 with a chance of 1 / 1.5, less five per cent.
  const next = await preview(client, id, idsOf(picks.slice(1)));
  expect(next).toMatchObject({ value: 190, coef: 2.1, possibleWin: 399, fault: null });
  expect((await preview(client, id, idsOf(picks))).fault).not.toBeNull();
  const { body } = await edit(client, id, requestOf(next));
  expect(body.data.coupon).toMatchObject({ amount: 190, possibleWin: 399 });
});

test('[BET-33] within the time of a mistake the whole stake moves over', async () => {
  const stage = await stageOf(2);
  await priced(stage, [2, 1.5]);
  const { client, picks } = stage;
  const { id } = await placed(client, slipOf(picks.slice(0, 1), { amount: 100 }));
  const next = await preview(client, id, idsOf(picks));
  expect(next).toMatchObject({ value: 100, possibleWin: 300 });
  expect(next.mistakeUntil).toBeGreaterThan(0);
  await client.control('POST', 'clock', { advance: 31 });
  const { body } = await edit<Refused>(client, id, requestOf(next));
  expect(body).toMatchObject({ code: 1017, data: { preview: { value: 95, possibleWin: 285 } } });
});

test.each([
  ['the odds of the leg that comes in fell', 1, 1.4, 'notWorse', 1001],
  ['they rose', 1, 1.6, 'notWorse', 200],
  ['they rose, and the player takes only what they saw', 1, 1.6, 'same', 1001],
  ['the odds of a leg that stays moved, and the value with them', 0, 1.6, 'notWorse', 200],
  ['the same, and the player takes only what they saw', 0, 1.6, 'same', 1001],
] as const)('[BET-33] between preview and confirmation %s: %i at %f, %s, gives %i', async (...row) => {
  const [, index, odds, accept, answer] = row;
  const stage = await openBet(await stageOf(2), [2, 1.5]);
  const { client, picks, id } = stage;
  const shown = await preview(client, id, idsOf(picks));
  await setOdds(picks[index]!, client, odds);
  const before = await standOf(stage, id);
  const { status, body } = await edit<Edited & Refused>(client, id, requestOf(shown, { accept }));
  if (answer === 200) {
    expect([status, body.data.coupon.possibleWin >= shown.possibleWin * 0.99]).toEqual([200, true]);
    return;
  }
  expect([status, body.code]).toEqual([409, answer]);
  expect(await standOf(stage, id)).toEqual(before);
  // The refusal brings what the edit would do by now, and that goes through.
  expect((await edit(client, id, requestOf((body as Refused).data!.preview, { accept: 'same' }))).status).toBe(200);
});

test('[BET-33] whatever stands in its way, nothing has changed and the reason is named', async () => {
  const stage = await openBet(await stageOf(4), [2, 1.5, 40, 400], 2);
  const { client, picks, id } = stage;
  const [first, second, third, long] = picks as [Pick, Pick, Pick, Pick];
  const before = await standOf(stage, id);
  const refusedWith = async (legs: readonly Pick[], patch: Partial<EditRequest> = {}) => {
    const shown = await preview(client, id, idsOf(legs));
    const { body } = await edit<Refused>(client, id, requestOf(shown, patch));
    expect(await standOf(stage, id)).toMatchObject({ count: before.count, spent: before.spent });
    return [shown.fault, body.code];
  };
  // The legs as they are, or one twice, are no edit.
  expect((await refusedWith([first, second]))[1]).toBe(errorCodes.validation);
  const { bets } = requestOf(await preview(client, id, idsOf([first])));
  expect((await refusedWith([first], { bets: [...bets, ...bets] }))[1]).toBe(errorCodes.validation);
  // Two outcomes of a match.
  const shown = await preview(client, id, idsOf([first]));
  const other = { ...first, market: { ...first.market, id: shown.bets[0]!.choices[0]!.marketId } };
  expect(await refusedWith([first, other])).toEqual([1007, 1007]);
  // More than the house takes at such odds.
  await setOdds(long, client, 900);
  expect(await refusedWith([first, second, third, long])).toEqual([1005, 1005]);
  // The market that comes in is suspended, so is that of a leg that stays; and a match that is over.
  await client.control('POST', 'simulator', { gameId: third.match.id, do: 'suspend' });
  expect(await refusedWith([first, second, third])).toEqual([1002, 1002]);
  await client.control('POST', 'simulator', { gameId: third.match.id, do: 'finish', score: [1, 0] });
  expect(await refusedWith([first, second, third])).toEqual([1003, 1003]);
  await client.control('POST', 'simulator', { gameId: second.match.id, do: 'suspend' });
  expect(await refusedWith([first])).toEqual([1018, 1018]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', amount: 100 });
});

test('[BET-33] [BET-20] a lost answer and a repeat edit once; another key finds the bet gone', async () => {
  const stage = await openBet(await stageOf(2), [2, 1.5]);
  const { client, picks, id } = stage;
  const [request, key] = [requestOf(await preview(client, id, idsOf(picks))), randomUUID()];
  const first = await edit(client, id, request, key);
  const again = await edit(client, id, request, key);
  expect(again.body).toEqual(first.body);
  const known = await client.get<{ data: { state: string; answer: Edited } }>(`/web-api/actions/${key}`);
  expect(known.body.data).toMatchObject({
    state: 'done',
    answer: { data: { coupon: { id: first.body.data.coupon.id } } },
  });
  expect((await edit<Refused>(client, id, { ...request, value: 1 }, key)).body.code).toBe(1023);
  expect((await edit<Refused>(client, id, request)).body.code).toBe(1018);
  expect(await stage.spent()).toBe(100);
});

test('[BET-33] of a sale and edits at one moment one goes through', async () => {
  const stage = await openBet(await stageOf(2), [2, 1.5]);
  const { client, picks, id, spent } = stage;
  const request = requestOf(await preview(client, id, idsOf(picks)));
  const quote = await client.post<{ data: { token: string; price: number } }>(
    `/coupon-api/v1/coupons/${id}/sell/quote`,
    {},
  );
  const { token, price } = quote.body.data;
  const sale = client.post(
    `/coupon-api/v1/coupons/${id}/sell`,
    { token, price, accept: 'strict', mode: 'page' },
    { 'Idempotency-Key': randomUUID() },
  );
  const answers = await Promise.all([sale, ...[1, 2, 3].map(() => edit<Refused>(client, id, request))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const wasSold = answers[0].status === 200;
  expect(await spent()).toBe(wasSold ? 5 : 100);
});

test('[BET-33] with a live leg everything is looked at again after the delay', async () => {
  const stage = await openBet(await stageOf(2, { zone: 'live' }), [2, 1.5]);
  const { client, picks, id } = stage;
  await client.control('PATCH', 'config', { liveDelayMs: 5000 });
  const shown = await preview(client, id, idsOf(picks));
  const before = await standOf(stage, id);
  const key = randomUUID();
  const sent = edit<Refused>(client, id, requestOf(shown), key);
  const state = async () => (await client.get<{ data: { state: string } }>(`/web-api/actions/${key}`)).body.data.state;
  await expect.poll(state).toBe('under_way');
  await setOdds(picks[1]!, client, 1.3);
  await client.control('POST', 'clock', { advance: 6 });
  expect((await sent).body.code).toBe(1001);
  expect(await standOf(stage, id)).toEqual(before);
});

test('[BET-33] fourteen legs, one in the place of another', async () => {
  const stage = await openBet(
    await stageOf(15, { isOwnWorld: true }),
    Array.from({ length: 15 }, () => 1.2),
    14,
  );
  const { client, picks, id } = stage;
  const shown = await preview(client, id, idsOf(picks.slice(1)));
  expect(shown.bets).toHaveLength(14);
  const { body } = await edit(client, id, requestOf(shown));
  expect(body.data.coupon).toMatchObject({ amount: shown.value, possibleWin: shown.possibleWin });
  expect(body.data.coupon.bets.map(({ marketId }) => marketId)).toEqual(idsOf(picks.slice(1)));
});

test('[BET-33] a joined bet of one match stays or goes as any other leg', async () => {
  const stage = await stageOf(2, { isOwnWorld: true });
  const { client, first, picks } = stage;
  const both = (await marketsOf(client, first.match.id)).find(
    ({ groupId, typeId }) => groupId === G.bothToScore && typeId === O.yes,
  );
  if (both === undefined) throw new Error('Nothing can be joined.');
  const marketIds = [first.market.id, both.id];
  const { body } = await client.post<{ data: Built }>('/coupon-api/v1/builder', {
    ...{ gameId: first.match.id, marketIds, lng: 'en' },
  });
  const joined = { match: first.match, market: body.data.market! };
  const { id } = await openBet({ ...stage, picks: [joined] }, [joined.market.coef]);
  const more = await preview(client, id, [joined.market.id, picks[1]!.market.id]);
  expect(more.bets.map(({ choices }) => choices.length > 0)).toEqual([false, true]);
  // A part of it is of the same match.
  expect((await preview(client, id, marketIds.slice(0, 1).concat(joined.market.id))).fault).toBe(1007);
  const edited = (await edit(client, id, requestOf(more))).body.data.coupon;
  expect(edited.bets[0]).toMatchObject({ marketId: joined.market.id, groupName: 'Bet builder' });
  const alone = await preview(client, edited.id, idsOf(picks.slice(1)));
  expect((await edit(client, edited.id, requestOf(alone))).body.data.coupon).toMatchObject({
    typeId: 0,
    editedFrom: edited.id,
  });
});

test('[BET-33] nobody edits the bet of another player, a system, or one that a promo code pledges', async () => {
  const { client, id, picks } = await openBet(await stageOf(2), [2, 1.5]);
  const other = await openBet(await stageOf(3, { isOwnWorld: true }), [2, 2, 2], 1);
  const shown = requestOf(await preview(client, id, idsOf(picks)));
  expect(
    (await other.client.post('/coupon-api/v1/coupons/999/edit', shown, { 'Idempotency-Key': randomUUID() })).status,
  ).toBe(404);
  const bets = other.picks.map((pick, index) => ({ ...slipOf([pick]).bets[0]!, blockId: index + 1 }));
  const system = await placed(other.client, slipOf(other.picks, { typeId: 2, systemValue: 2, amount: 300, bets }));
  expect(await preview(other.client, system.id, idsOf(other.picks.slice(1)))).toMatchObject({
    value: null,
    fault: 1018,
  });
});
