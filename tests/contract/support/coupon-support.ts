/**
 * Helpers for the tests of the coupon: a world with stopped matches, outcomes on offer in it, and the calls of api §8.
 */
import { randomUUID } from 'node:crypto';

import type { Balance } from '../../../contracts/account.ts';
import type { Coupon, CouponCalc, CouponIn } from '../../../contracts/coupon.ts';
import type { Game, Market, Snapshot } from '../../../contracts/feed.ts';
import type { MarginTable } from '../../../contracts/margins.ts';
import type { Answer, Client } from './server.ts';

export type Pick = { match: Game; market: Market };

type Zone = 'line' | 'live';

/**
 * Gives home wins of different football matches on offer. Stops the matches, so that odds move only when a test moves
 * them.
 */
export async function offers(client: Client, zone: Zone): Promise<Pick[]> {
  await client.control('POST', 'simulator', { run: false });
  const { body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=list:${zone}:1&lng=en`);
  const isReady = ({ status }: Game) => (zone === 'live' ? status === 2 : status === 0);
  const matches = new Map((body.entities.games ?? []).filter(isReady).map((match) => [match.id, match]));
  return (body.entities.markets ?? []).flatMap((market) => {
    const match = matches.get(market.gameId);
    const isHome = market.groupId === 1 && market.typeId === 1 && !market.isBlocked && market.coef > 1.1;
    return match === undefined || !isHome ? [] : [{ match, market }];
  });
}

/**
 * A player, and outcomes that no other test of the file has touched. `spent`: what the active account has lost since
 * then.
 */
export type Stage = { client: Client; picks: Pick[]; first: Pick; spent: () => Promise<number> };
export type StageOptions = { zone?: Zone; isOwnWorld?: boolean };
type Hall = { client: Client; left: Record<Zone, Pick[]> };

async function openHall(enter: () => Promise<Client>): Promise<Hall> {
  const client = await enter();
  await client.logIn();
  return { client, left: { line: await offers(client, 'line'), live: await offers(client, 'live') } };
}

/**
 * Makes stages for the tests of a file. They share one world and one signed-in player, because a login is slow on
 * purpose, or have a world of their own.
 */
export function useStage({ enter }: { enter: () => Promise<Client> }) {
  let shared: Promise<Hall> | null = null;
  return async (count: number, { zone = 'line', isOwnWorld = false }: StageOptions = {}): Promise<Stage> => {
    const { client, left } = await (isOwnWorld ? openHall(enter) : (shared ??= openHall(enter)));
    const picks = left[zone].splice(0, count).map(({ match, market }) => ({ match, market: { ...market } }));
    const [first] = picks;
    if (first === undefined || picks.length < count) throw new Error('The games on offer are used up.');
    const before = await moneyOf(client);
    return { client, picks, first, spent: async () => Math.round((before - (await moneyOf(client))) * 100) / 100 };
  };
}

/** Gives the outcomes these odds. */
export async function priced(
  { client, picks }: Omit<Stage, 'first' | 'spent'>,
  odds: readonly number[],
): Promise<void> {
  for (const [index, pick] of picks.entries()) {
    pick.market.coef = odds[index] ?? pick.market.coef;
    await setOdds(pick, client, pick.market.coef);
  }
}

export async function marketsOf(client: Client, gameId: number): Promise<Market[]> {
  const { body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=game:${String(gameId)}&lng=en`);
  return body.entities.markets ?? [];
}

/** An outcome of a match that begins tomorrow or later, so that nothing settles during a test. */
export async function farPick(client: Client): Promise<Pick> {
  const { body } = await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=en');
  const { games = [], markets = [] } = body.entities;
  for (const market of markets) {
    const match = games.find(({ id }) => id === market.gameId);
    if (match !== undefined && match.startAt * 1000 > Date.now() + 86_400_000 && !market.isBlocked && market.coef > 1.1)
      return { match, market };
  }
  throw new Error('No match begins tomorrow or later.');
}

export const betOf = (
  { match, market }: Pick,
  patch: Partial<CouponIn['bets'][number]> = {},
): CouponIn['bets'][number] => ({
  marketId: market.id,
  gameId: match.id,
  typeId: market.typeId,
  kind: market.kind,
  ...(market.param !== undefined && { param: market.param }),
  coef: market.coef,
  blockId: 1,
  isLive: match.zone === 'live',
  ...patch,
});

/** A slip of 150 that takes odds as they were or better. */
export const slipOf = (picks: Pick[], patch: Partial<CouponIn> = {}): CouponIn => ({
  id: randomUUID(),
  amount: 150,
  bets: picks.map((pick) => betOf(pick)),
  changeCoefAction: 2,
  coef: picks[0]?.market.coef ?? 0,
  coefByView: '',
  coefViewId: 0,
  isDropOnScoreChange: false,
  refId: 1,
  typeId: picks.length === 1 ? 0 : 1,
  source: 'coupon',
  lng: 'en',
  ...patch,
});

export type Refused = { code: number; message: string; requestId: string; data?: { coupon: CouponCalc } };
export type Placed = { data: { coupon: Coupon } };

export const place = <T = Placed>(client: Client, slip: CouponIn, key = slip.id): Promise<Answer<T>> =>
  client.post<T>('/coupon-api/v1/place', slip, { 'Idempotency-Key': key });

export const placed = async (client: Client, slip: CouponIn): Promise<Coupon> => {
  const { status, body } = await place(client, slip);
  if (status !== 201) throw new Error(`The slip was not placed: ${String(status)} ${JSON.stringify(body)}`);
  return body.data.coupon;
};

export const recalculate = async (client: Client, slip: CouponIn): Promise<CouponCalc> =>
  (await client.post<{ data: CouponCalc }>('/coupon-api/v1/recalculate', slip)).body.data;

export const couponsOf = async (client: Client, query = ''): Promise<Coupon[]> =>
  (await client.get<{ data: Coupon[] }>(`/coupon-api/v1/coupons?lng=en${query}`)).body.data;

export const couponOf = async (client: Client, id: string): Promise<Coupon> =>
  (await client.get<{ data: Coupon }>(`/coupon-api/v1/coupons/${id}`)).body.data;

/** Reads the balance of the active account. */
export async function moneyOf(client: Client): Promise<number> {
  const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  return data.all_accounts.find(({ id }) => id === data.activeAccountId)?.money ?? Number.NaN;
}

/** Lists the coupons with this outcome. */
export const couponsOn = async (client: Client, { market }: Pick): Promise<Coupon[]> =>
  (await couponsOf(client, '&pageSize=100')).filter(({ bets }) => bets.some(({ marketId }) => marketId === market.id));

/** Moves the odds of an outcome. */
export const setOdds = ({ match, market }: Pick, client: Client, coef: number) =>
  client.control('POST', 'simulator', { gameId: match.id, do: 'odds', marketId: market.id, coef });

/** Takes the margin out of all prices: a price is then one divided by its chance, which makes offers of the house plain. */
export async function withoutMargins({ client }: { client: Client }): Promise<void> {
  const { body } = await client.control<{ data: MarginTable }>('GET', 'margins');
  const longShots = { ...body.data.longShots, percent: 0 };
  await client.control('PUT', 'margins', { ...body.data, rows: [{ percent: 0 }], longShots });
}

/** As `useStage`, with prices without a margin. */
export function useFairStage(server: { enter: () => Promise<Client> }): ReturnType<typeof useStage> {
  const open = useStage(server);
  return async (...asked) => {
    const stage = await open(...asked);
    await withoutMargins(stage);
    return stage;
  };
}

/** Gives outcomes their results. */
export async function settle(client: Client, results: (readonly [Pick, number])[]): Promise<void> {
  for (const [{ match, market }, statusId] of results)
    await client.control('POST', 'simulator', { gameId: match.id, do: 'settle', results: { [market.id]: statusId } });
}
