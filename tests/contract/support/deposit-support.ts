/** Players who pay in by the ways that our played bank has. */
import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Deposit, Quote } from '../../../contracts/cashier.ts';
import type { LimitStop } from '../../../contracts/limits.ts';
import type { Client } from './server.ts';

export const base = '/recharge-api/v1';

type Made = { data: { userId: number; login: string; password: string } };
type Paid = { data: Deposit; code?: number; errors?: object[] };
type Refused = { code: number; data?: { limit?: LimitStop } };

/** `isAsked`: they have not said yet whether they want a limit. `iso`: of their main account. */
export async function depositPlayer(client: Client, { isAsked = false, profile = 'player', iso = 'USD' } = {}) {
  const accounts = iso === 'USD' ? {} : { accounts: [{ iso, money: 1000, type: 1 }] };
  const { body } = await client.control<Made>('POST', 'users', { profile, ...accounts });
  await client.logIn(body.data.login, body.data.password);
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const accountId = balance.body.data.mainAccountId;
  if (!isAsked) await client.post(`${base}/limit-choice`, {});
  const pay = (fields: object = {}, key: string = randomUUID()) =>
    client.post<Paid & Refused>(
      `${base}/payments`,
      { methodId: 'instant', accountId, amount: 50, returnPath: '/en/office/recharge', ...fields },
      { 'Idempotency-Key': key },
    );
  const quote = (fields: object = {}) =>
    client.post<{ data: Quote; code?: number }>(`${base}/quote`, {
      ...{ methodId: 'instant', accountId, amount: 50 },
      ...fields,
    });
  const seen = async (id: string) => (await client.get<Paid>(`${base}/payments/${id}`)).body.data;
  return { client, accountId, userId: body.data.userId, pay, quote, seen };
}

/** The token of before ends with the hour. */
export async function later(client: Client, seconds: number): Promise<void> {
  await client.control('POST', 'clock', { advance: seconds });
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
}

/** What the payer says at their bank, as the form of its page does. Gives where the bank leads them. */
export async function atBank(client: Client, { action }: Deposit, answer: string): Promise<string> {
  const response = await fetch(client.origin + (action?.url ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Sandbox-World': client.world },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('Location') ?? '';
}
