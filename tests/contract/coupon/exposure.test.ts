/** What money on an outcome does to the price and the largest stake of everybody. */
import { expect, test } from 'vitest';

import { accountTypes } from '../../../contracts/account.ts';
import { errorCodes } from '../../../contracts/common.ts';
import { marketsOf, offers, type Pick, place, recalculate, slipOf } from '../support/coupon-support.ts';
import { Client, useServer } from '../support/server.ts';

const { enter } = useServer();

/** Of one coupon: 2,000 first stakes of five dollars. */
const largest = 10_000;

/** Another player of this world, with as much money as they like. */
async function richIn({ origin, world, control }: Client, type: number = accountTypes.main): Promise<Client> {
  const accounts = [{ iso: 'USD', money: 10_000_000, type }];
  const { body } = await control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
    accounts: type === accountTypes.main ? accounts : [{ iso: 'USD', money: 10_000_000 }, ...accounts],
  });
  const client = new Client(origin, world);
  await client.logIn(body.data.login, body.data.password);
  return client;
}
/** At about even odds the stake is the limit, not the win. */
const even = async (client: Client): Promise<Pick[]> =>
  (await offers(client, 'line')).filter(({ market: { coef } }) => coef > 1.5 && coef < 3.5);
const priceOf = async (client: Client, { match, market }: Pick): Promise<number> =>
  (await marketsOf(client, match.id)).find(({ id }) => id === market.id)?.coef ?? Number.NaN;

/** The cells of a row of the policy of limits. */
async function policyRow(client: Client, name: string): Promise<string[]> {
  const path = '/content-api/v1/views/rules/en/information/rules/limits';
  const { body } = await client.get<{ body: string }>(path);
  const row = body.body.split('<tr>').find((each) => each.includes(`>${name}</th>`)) ?? '';
  return [...row.matchAll(/<td>([^<]+)<\/td>/g)].map(([, cell = '']) => cell.replace('\u00a0', ' '));
}

test('[CPN-95] the policy of limits tells what the slip holds: the stake at short odds, the net win at long ones, in each currency', async () => {
  const visitor = await enter();
  const [short] = await even(visitor);
  const roubles = await recalculate(visitor, slipOf([short!]));
  const shown = (sum: number, iso: string) => `${sum.toLocaleString('en')} ${iso}`;
  const [, most, mostNet] = await policyRow(visitor, 'RUB');
  expect(most).toBe(shown(roubles.maxBetAmount!, 'RUB'));
  expect(await policyRow(visitor, 'One bet')).toEqual([most, mostNet]);
  const player = await richIn(visitor);
  const dollars = await recalculate(player, slipOf([short!]));
  const [min, max, win, returns] = await policyRow(visitor, 'USD');
  expect([min, max, returns]).toEqual([
    shown(dollars.minBetAmount, 'USD').replace('0.5 ', '0.50 '),
    shown(largest, 'USD'),
    shown(dollars.maxPayout, 'USD'),
  ]);
  const express = slipOf((await even(visitor)).slice(0, 7), { typeId: 1 });
  const { coef, maxBetAmount } = await recalculate(player, express);
  expect(coef).toBeGreaterThan(15);
  const mostWin = Number(win!.replaceAll(/\D/g, ''));
  expect(maxBetAmount! * (coef - 1)).toBeLessThanOrEqual(mostWin);
  expect((maxBetAmount! + dollars.minBetAmount) * (coef - 1)).toBeGreaterThan(mostWin);
}, 60_000);

test('[BET-51] six largest bets on one outcome make its price shorter for everybody; a slip at the old one is asked again, and after a time it comes back', async () => {
  const visitor = await enter();
  const [pick] = await even(visitor);
  const slip = (patch: object) => slipOf([pick!], { changeCoefAction: 1, ...patch });
  for (let index = 0; index < 6; index += 1)
    expect((await place(await richIn(visitor), slip({ amount: largest }))).status).toBe(201);
  await visitor.control('POST', 'clock', { advance: 2 });
  const pressed = await priceOf(visitor, pick!);
  expect(pressed).toBeLessThanOrEqual(pick!.market.coef * 0.96);
  const late = await place(await richIn(visitor), slip({ amount: 5, changeCoefAction: 2 }));
  expect([late.status, late.body]).toMatchObject([409, { code: errorCodes.oddsChanged }]);
  await visitor.control('POST', 'clock', { advance: 15 * 60 });
  await expect.poll(() => priceOf(visitor, pick!)).toBeGreaterThan(pressed);
}, 60_000);

test.each(['a type without a maximum', 'bonus money'])(
  '[BET-52] largest bets on one outcome by %s stop where all others do, and the refusal says what is left',
  async (way) => {
    const visitor = await enter();
    const [pick, second, third] = await even(visitor);
    if (way === 'a type without a maximum') await visitor.control('PATCH', 'config', { couponTypesWithMaxAmount: [] });
    const player = await richIn(visitor, way === 'bonus money' ? accountTypes.bonus : accountTypes.main);
    const slip = (picks: Pick[], amount: number, patch: object = {}) =>
      slipOf(picks, { amount, changeCoefAction: 1, ...patch });
    const refusal = { code: errorCodes.amountAboveMax };
    expect((await place(player, slip([pick!], largest + 1))).body).toMatchObject(refusal);
    expect((await recalculate(player, slip([pick!], largest + 1))).maxBetAmount).toBe(largest);
    expect((await place(player, slip([pick!], largest))).status).toBe(201);
    expect((await place(player, slip([pick!], 5))).body).toMatchObject(refusal);
    expect(await recalculate(player, slip([pick!], 5))).toMatchObject({ left: { of: 'outcome', amount: 0 } });
    const system = slip([pick!, second!, third!], 5, { typeId: 2, systemValue: 2 });
    expect((await place(player, system)).body).toMatchObject(refusal);
  },
  60_000,
);
