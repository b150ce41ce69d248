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
