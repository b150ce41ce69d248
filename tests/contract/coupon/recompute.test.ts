/**
 * Places and settles coupons of all ten types in four currencies over HTTP, and computes them again from the
 * definitions alone, with exact fractions of big integers and every combination written out. Uses no arithmetic of the
 * product. `RECOMPUTE_TABLE=1` prints the figures.
 */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { CouponCalc, CouponIn } from '../../../contracts/coupon.ts';
import {
  betOf,
  couponOf,
  offers,
  type Pick,
  place,
  type Refused,
  setOdds,
  settle,
  slipOf,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Fraction = { num: bigint; den: bigint };
const of = (num: bigint, den = 1n): Fraction => ({ num, den });
const [zero, one] = [of(0n), of(1n)];
const mul = (a: Fraction, b: Fraction) => of(a.num * b.num, a.den * b.den);
const add = (a: Fraction, b: Fraction) => of(a.num * b.den + b.num * a.den, a.den * b.den);
const sub = (a: Fraction, b: Fraction) => of(a.num * b.den - b.num * a.den, a.den * b.den);
const div = (a: Fraction, b: Fraction) => of(a.num * b.den, a.den * b.num);
const isLess = (a: Fraction, b: Fraction) => a.num * b.den < b.num * a.den;
const product = (all: Fraction[]) => all.reduce(mul, one);
const sum = (all: Fraction[]) => all.reduce(add, zero);
const down = ({ num, den }: Fraction) => num / den;
/** Rounds to three decimals, halves up. */
const round3 = ({ num, den }: Fraction) => of((2000n * num + den) / (2n * den), 1000n);
const subsets = <T>(all: T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : all.flatMap((first, index) => subsets(all.slice(index + 1), size - 1).map((rest) => [first, ...rest]));

/** "1.85" or 7.777 as a fraction, read digit by digit. */
function decimal(value: number): Fraction {
  const [whole = '0', part = ''] = String(value).split('.');
  return of(BigInt(whole + part), 10n ** BigInt(part.length));
}
const minorOf = (wire: number, scale: number) => down(mul(decimal(wire), of(10n ** BigInt(scale))));
const wireOf = (minor: bigint, scale: number) => Number(minor) / 10 ** scale;

/** The factor by which one bet multiplies its stake. Status null means "it wins", before there are results. */
function factor(odds: Fraction, status: number | null): Fraction {
  if (status === null || status === 1) return odds;
  if (status === 0) return zero;
  if (status === 2 || status === 3) return one;
  if (status === 4) return div(add(odds, one), of(2n));
  return status === 5 ? of(1n, 2n) : div(odds, of(2n));
}

type Row = {
  name: string;
  typeId: number;
  /** The block of each bet. Block 0 has the bankers or is the lobby. */
  blocks: number[];
  size?: number;
  bonus?: boolean;
};
const rows: Row[] = [
  { name: 'single', typeId: 0, blocks: [1] },
  { name: 'express', typeId: 1, blocks: [1, 1, 1, 1] },
  { name: 'express with its bonus bet', typeId: 1, blocks: [1, 1, 1], bonus: true },
  { name: 'system 2/3 with a banker', typeId: 2, blocks: [0, 1, 1, 1], size: 2 },
  { name: 'chain', typeId: 3, blocks: [1, 1, 1, 1] },
  { name: 'multi-bet 2/3 with a lobby', typeId: 4, blocks: [0, 1, 2, 2, 3], size: 2 },
  { name: 'conditional', typeId: 5, blocks: [1, 2, 2, 3] },
  { name: 'anti-express', typeId: 6, blocks: [1, 1, 1] },
  { name: 'lucky', typeId: 7, blocks: [1, 1, 1, 1] },
  { name: 'patent', typeId: 8, blocks: [1, 1, 1, 1] },
  { name: 'several singles', typeId: 9, blocks: [1, 1, 1] },
];
const odds = [1.37, 2.133, 1.909, 3.515, 1.905];
const stages: [string, number[]][] = [
  ['all won', [1, 1, 1, 1, 1]],
  ['returned and half won', [2, 1, 4, 1, 6]],
  ['half lost', [5, 1, 1, 2, 1]],
  ['one lost', [1, 0, 1, 1, 1]],
  ['lost, then returned', [0, 2, 1, 4, 1]],
];
/** Stakes that no number of lines divides evenly. */
const purses: [iso: string, scale: number, stake: number][] = [
  ['USD', 2, 33.37],
  ['RUB', 2, 1234.57],
  ['JPY', 0, 1777],
  ['KWD', 3, 7.777],
];

/** `chances`: of an anti-express, as its receipt names them. */
type Bets = { typeId: number; blocks: number[]; size: number; bonus: boolean; chances: Fraction[] };
/** The lines of a coupon, each a list of places of its bets. Null for a type without lines. */
function linesOf({ typeId, blocks, size }: Bets): number[][] | null {
  const all = blocks.map((_, index) => index);
  const fixed = all.filter((index) => blocks[index] === 0);
  const free = all.filter((index) => blocks[index] !== 0);
  if (typeId === 2) return subsets(free, size).map((line) => [...fixed, ...line]);
  if (typeId === 4) {
    const units = [...new Set(free.map((index) => blocks[index]))];
    return subsets(units, size).map((line) => [...fixed, ...free.filter((index) => line.includes(blocks[index]))]);
  }
  if (typeId === 7) return all.flatMap((index) => subsets(all, index + 1));
  return typeId === 8 ? all.slice(1).flatMap((index) => subsets(all, index + 1)) : null;
}

/** Stakes an account step by step, never more than it holds. */
const run = (start: Fraction, steps: { stake: Fraction | null; by: Fraction }[]) =>
  steps.reduce((account, { stake, by }) => {
    const staked = stake === null || isLess(account, stake) ? account : stake;
    return add(sub(account, staked), mul(staked, by));
  }, start);

/** Fair odds that not all of these win, less six per cent. */
const antiPrice = (chances: readonly Fraction[]) =>
  round3(div(one, mul(sub(one, product([...chances])), of(106n, 100n))));

/** What a coupon pays, minor units. `results` null: every bet wins. */
function bring(bets: Bets, stake: bigint, results: number[] | null, cap: bigint): bigint {
  const { chances } = bets;
  const prices = bets.blocks.map((_, index) => decimal(odds[index] ?? 0));
  const by = prices.map((price, index) => factor(price, results?.[index] ?? null));
  const capped = (value: bigint) => (value < cap ? value : cap);
  const pays = (value: Fraction) => capped(down(value));
  const lines = linesOf(bets);
  if (lines !== null)
    return pays(
      div(
        mul(of(stake), sum(lines.map((line) => product(line.map((index) => by[index] ?? zero))))),
        of(BigInt(lines.length)),
      ),
    );
  switch (bets.typeId) {
    case 3:
      return pays(
        run(
          of(stake),
          by.map((each) => ({ stake: of(stake), by: each })),
        ),
      );
    case 5: {
      const blocks = [...new Set(bets.blocks)];
      // The first block stakes the sum of the coupon, the second half of it, and the last all that is there.
      const stakes = [of(stake), of(stake / 2n), null];
      return pays(
        run(
          of(stake),
          blocks.map((block, index) => ({
            stake: stakes[index] ?? null,
            by: product(by.filter((_, at) => bets.blocks[at] === block)),
          })),
        ),
      );
    }
    case 6: {
      const left = chances.filter((_, index) => results === null || (results[index] !== 2 && results[index] !== 3));
      if (results === null) return pays(mul(of(stake), antiPrice(chances)));
      const ends = bets.blocks.map((_, index) => results[index]).filter((end) => end !== 2 && end !== 3);
      if (ends.includes(0)) return pays(mul(of(stake), antiPrice(left)));
      return ends.length > 0 && ends.every((end) => end === 1) ? 0n : capped(stake);
    }
    case 9:
      return by.reduce((all, each) => all + capped(down(mul(of(stake), round3(each)))), 0n);
    default: {
      const hasBonus = bets.bonus && (results === null || bets.blocks.every((_, index) => results[index] === 1));
      const bonus = hasBonus ? of(100n + BigInt(prices.length), 100n) : one;
      return pays(mul(of(stake), round3(mul(product(by), bonus))));
    }
  }
}

/** Gives a player with money in each currency, and their accounts. */
async function enter(): Promise<{ client: Client; accounts: Map<string, number>; picks: Pick[] }> {
  const client = await server.enter({ share: 1 });
  const accounts = purses.map(([iso]) => ({ iso, type: iso === 'RUB' ? 0 : 9, money: 1_000_000 }));
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'demo',
    accounts,
  });
  await client.logIn(body.data.login, body.data.password);
  await client.control('PATCH', 'config', { isAvailableCouponBonusBet: true });
  const picks = await offers(client, 'line');
  return {
    client,
    accounts: new Map((await balance(client)).map(({ iso, id, type }) => [type === 4 ? '' : iso, id])),
    picks,
  };
}
const balance = async (client: Client) =>
  (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data.all_accounts;

const table: string[] = [];
const print = (cells: (string | number | bigint)[]) => void table.push(cells.join('\t'));
print(['results', 'type', 'currency', 'stake', 'lines', 'stake of a line', 'least', 'most', 'possible win', 'payout']);

test.each(stages)(
  '[BET-10] [CPN-30] [CPN-18] [CPN-19] %s: every type in USD, RUB, JPY and KWD comes to what its definition says',
  async (stage, results) => {
    const { client, accounts, picks } = await enter();
    const legs = picks.slice(0, odds.length);
    for (const [index, pick] of legs.entries()) {
      pick.market.coef = odds[index] ?? 0;
      await setOdds(pick, client, pick.market.coef);
    }
    const waiting: (() => Promise<void>)[] = [];
    for (const [iso, scale, stake] of purses) {
      const accountId = accounts.get(iso) ?? 0;
      const minor = minorOf(stake, scale);
      let spent = 0n;
      let brought = 0n;
      for (const { name, typeId, blocks, size = 0, bonus = false } of rows) {
        const bets: Bets = { typeId, blocks, size, bonus, chances: [] };
        const slip = (amount: number): CouponIn =>
          slipOf(legs.slice(0, blocks.length), {
            id: randomUUID(),
            typeId,
            accountId,
            amount,
            bets: blocks.map((blockId, index) => betOf(legs[index] as Pick, { blockId })),
            ...(size > 0 && { systemValue: size }),
            ...(typeId === 5 && {
              amountByBlockId: { 1: amount, 2: wireOf(minorOf(amount, scale) / 2n, scale), 3: null },
            }),
            ...(bonus && { bonusBet: { coef: 1.03 } }),
          });
        const about = `${name}, ${iso}, ${stage}`;
        const { body } = await client.post<{ data: CouponCalc }>('/coupon-api/v1/recalculate', slip(stake));
        const shown = body.data;
        const cap = minorOf(shown.maxPayout, scale);
        const lines = linesOf(bets)?.length ?? 1;
        if (size > 0)
          expect(shown.systemValues.find(({ value }) => value === size)?.combo, `lines: ${about}`).toBe(lines);

        // The shown limits are exactly those that the server applies, to the smallest coin.
        const [least, most] = [shown.minBetAmount, shown.maxBetAmount].map((sum) =>
          sum === null ? null : minorOf(sum, scale),
        );
        const refusedAt = async (amount: bigint) =>
          (await place<Refused>(client, slip(wireOf(amount, scale)))).body.code;
        if (typeId !== 9 && least != null && least > 1n)
          expect(await refusedAt(least - 1n), `below the least: ${about}`).toBe(1004);
        if (typeId !== 9 && most != null) expect(await refusedAt(most + 1n), `above the most: ${about}`).toBe(1005);

        const answer = await place<{ data: { coupon?: { id: string }; results?: { coupon: { id: string } }[] } }>(
          client,
          slip(stake),
        );
        expect(answer.status, `${about} ${JSON.stringify(answer.body)}`).toBeLessThan(202);
        const ids = answer.body.data.results?.map(({ coupon }) => coupon.id) ?? [answer.body.data.coupon?.id ?? ''];
        const placed = await Promise.all(ids.map((id) => couponOf(client, id)));
        if (typeId === 6) bets.chances = (placed[0]?.bets ?? []).map(({ chance = 0 }) => decimal(chance));
        const possible = bring(bets, minor, null, cap);
        expect(minorOf(shown.possibleWin, scale), `possible win in the slip: ${about}`).toBe(possible);
        const promised = placed.reduce((all, coupon) => all + minorOf(coupon.possibleWin, scale), 0n);
        expect(promised, `possible win of the receipt: ${about}`).toBe(possible);
        spent += minor * BigInt(ids.length);

        waiting.push(async () => {
          const over = await Promise.all(ids.map((id) => couponOf(client, id)));
          expect(
            over.map(({ state }) => state),
            about,
          ).toEqual(ids.map(() => 'settled'));
          const paid = over.reduce((all, coupon) => all + minorOf(coupon.payout ?? -1, scale), 0n);
          const expected = bring(bets, minor, results, cap);
          expect(paid, `payout: ${about}`).toBe(expected);
          brought += paid;
          const line = wireOf((minor * 1000n) / BigInt(lines), scale + 3);
          print([
            stage,
            name,
            iso,
            stake,
            lines,
            line,
            String(shown.minBetAmount),
            String(shown.maxBetAmount),
            wireOf(possible, scale),
            wireOf(paid, scale),
          ]);
        });
      }
      waiting.push(async () => {
        const account = (await balance(client)).find(({ id }) => id === accountId);
        expect(minorOf(account?.money ?? 0, scale), `${iso} ${stage}`).toBe(
          minorOf(1_000_000, scale) - spent + brought,
        );
      });
    }
    for (const [index, pick] of legs.entries()) await settle(client, [[pick, results[index] ?? 1]]);
    for (const look of waiting) await look();
    if (process.env.RECOMPUTE_TABLE === '1') process.stdout.write(`${table.splice(0).join('\n')}\n`);
  },
);
