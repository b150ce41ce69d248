/** Players with limits, for the tests of what protects them. */
import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Limit, LimitQuestion, LimitStop } from '../../../contracts/limits.ts';
import { offers, type Pick, place, slipOf } from './coupon-support.ts';
import type { Client } from './server.ts';

export const base = '/limit-service-api/api/external/web/v3';
export const blockUser = '/limit-service-api/limit/external/web/api/v1/BlockUser';
export const day = 86_400;

type Refused = { code: number; data?: { limit?: LimitStop } };
type Made = { data: { userId: number; login: string; password: string } };
export type Player = { client: Client; userId: number; again: () => Promise<number> };

/** A player of the world of this client, whose site has these values. */
export async function playerOf(client: Client, config: object = {}): Promise<Player> {
  expect((await client.control('PATCH', 'config', config)).status).toBe(204);
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player' });
  const { userId, login, password } = body.data;
  const again = () => client.logIn(login, password);
  await again();
  return { client, userId, again };
}

type SetAnswer = {
  status: string;
  limitsData: Limit[];
  questions?: LimitQuestion[];
  tokenGuid?: string;
};
export const set = (client: Client, limitType: number, limitValue: number | null) =>
  client.post<SetAnswer>(`${base}/limits`, { limits: [{ limitType, limitValue }] });
export const shown = async (client: Client, limitType: number): Promise<Limit | undefined> =>
  (await client.get<Limit[]>(`${base}/limits`)).body.find((limit) => limit.limitType === limitType);
export const act = (client: Client, action: 'confirm' | 'reject', limitType: number) =>
  client.post(`${base}/limitaction`, { action, limitType });
export const firstPick = async (client: Client): Promise<Pick> => (await offers(client, 'line')).at(-1)!;
export const bet = (client: Client, pick: Pick, amount: number) => place<Refused>(client, slipOf([pick], { amount }));
export const keyed = <T = { data: { endsAt: number } }>(client: Client, path: string, body: object = {}) =>
  client.post<T>(path, body, { 'Idempotency-Key': randomUUID() });

/** Moves the world to five in the morning (UTC): what goes on for hours from here stays within one day everywhere in Europe. */
export async function tillMorning(client: Client): Promise<void> {
  const now = await client.now();
  // An hour at least: what is less may count as time of play.
  const wait = day - ((now - 5 * 3600) % day);
  await later(client, wait < 3600 ? wait + day : wait);
}

/** The token of before ends with fifteen minutes: who plays rounds until one comes goes on by this too. */
export async function later(client: Client, seconds: number): Promise<void> {
  await client.control('POST', 'clock', { advance: seconds });
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
}
