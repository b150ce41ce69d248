/** A player who pays by card: at our cashier, and on the provider's page. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { expect } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import type { PspRequest } from '../../../contracts/control.ts';
import type { Client } from './server.ts';

export const base = '/recharge-api/v1';
export const pays = '4242 4242 4242 4242';
type Made = { data: { userId: number; login: string; password: string } };
export type Answer = { data: Deposit; code?: number };

/** Looks until it is so. */
export async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`It never was so: ${JSON.stringify(value)}`);
    await delay(20);
  }
}

export async function cardPlayer(client: Client, iso = 'USD') {
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player', accounts: [{ iso, money: 1000 }] });
  await client.logIn(body.data.login, body.data.password);
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const accountId = balance.body.data.mainAccountId;
  await client.post(`${base}/limit-choice`, {});
  const pay = (amount = 50, fields: object = {}) =>
    client.post<Answer>(
      `${base}/payments`,
      { methodId: 'card', accountId, amount, returnPath: '/en/office/recharge', ...fields },
      { 'Idempotency-Key': randomUUID() },
    );
  const seen = async (id: string) => (await client.get<Answer>(`${base}/payments/${id}`)).body.data;
  const reaches = (id: string, state: Deposit['state']) =>
    until(
      () => seen(id),
      (deposit) => deposit.state === state,
    );
  const meet = (faults: PspRequest) => client.control('POST', 'psp', faults);
  /** The token of before may be over then. */
  const later = async (seconds: number) => {
    await client.control('POST', 'clock', { advance: seconds });
    const renewed = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
    client.token = renewed.body.data.token;
  };
  /** Waits for the page where the payer goes. */
  const pageOf = async (id: string): Promise<string> => {
    const { action } = await reaches(id, 'needs_action');
    const led = await fetch(client.origin + (action?.url ?? ''), {
      redirect: 'manual',
      headers: { 'X-Sandbox-World': client.world },
    });
    return led.headers.get('Location') ?? '';
  };
  const begin = async (amount?: number, fields: object = {}) => {
    const { id } = (await pay(amount, fields)).body.data;
    return { id, page: await pageOf(id) };
  };
  return { client, accountId, pay, seen, reaches, begin, pageOf, meet, later };
}

/** Types a card on the provider's page. Gives the address and the text of the page after it. */
export async function typeCard(page: string, number: string) {
  const fields = { number, expiry: '12/40', code: '123', holder: 'Ann Example' };
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams(fields) });
  return { url: response.url, text: await response.text() };
}

/** What the holder says on the page of their bank. */
export const sayAtBank = async (page: string, answer: 'yes' | 'no') =>
  (await fetch(page, { method: 'POST', body: new URLSearchParams({ answer }) })).text();

/** Goes where a page of the provider leads on. */
export async function goBack(client: Client, text: string): Promise<string> {
  const url = /content="0;url=([^"]+)"/.exec(text)?.[1] ?? '';
  expect(url).toContain(client.origin);
  const answer = await fetch(url, { redirect: 'manual', headers: { 'X-Sandbox-World': client.world } });
  return answer.headers.get('Location') ?? '';
}
