/** A cache between server and page keeps an answer for who asks in the same way: each says what it depends on. */
import { expect, test } from 'vitest';

import { operations } from '../../../contracts/openapi/index.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

/** Values of addresses and queries that exist. Others give an answer too, if only a refusal in words. */
const values: Readonly<Record<string, string>> = {
  day: '2027-03-20',
  groups: 'main',
  topic: 'list:line:1',
  type: 'deposit',
};
const reads = operations.filter(
  ({ area, method, path }) => area !== 'control' && method === 'get' && !path.endsWith('/stream'),
);
const addressOf = ({ path, query = {} }: (typeof operations)[number]): string => {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
  const asked = Object.keys(query).flatMap((name) => (values[name] === undefined ? [] : [`${name}=${values[name]}`]));
  return asked.length === 0 ? at : `${at}?${asked.join('&')}`;
};

async function ask(client: Client, path: string, headers: Record<string, string>) {
  const answer = await fetch(client.origin + path, {
    redirect: 'manual',
    headers: { 'X-Sandbox-World': client.world, 'X-Requested-With': 'XMLHttpRequest', ...headers },
  });
  const vary = (answer.headers.get('Vary') ?? '').toLowerCase().split(/,\s*/);
  const kept = answer.headers.get('Cache-Control') ?? '';
  return { text: await answer.text(), vary, isKept: !/no-store/.test(kept), isShared: /public/.test(kept) };
}
const session = (client: Client) => ({
  Authorization: `Bearer ${client.token ?? ''}`,
  Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
/** Two answers to one question differ by the clock too: only what is the same twice is compared. */
async function differs(client: Client, path: string, one: Record<string, string>, other: Record<string, string>) {
  const [first, again, changed] = [
    await ask(client, path, one),
    await ask(client, path, one),
    await ask(client, path, other),
  ];
  return { first, isChanged: first.text === again.text && first.text !== changed.text };
}

test('[HTTP-42] an answer that follows the language of a header names the header', async () => {
  const client = await server.enter();
  await client.logIn();
  const [silent, following]: [string[], string[]] = [[], []];
  for (const call of reads) {
    const english = { ...session(client), 'X-Language': 'en' };
    const { first, isChanged } = await differs(client, addressOf(call), english, { ...english, 'X-Language': 'ru' });
    if (!isChanged) continue;
    following.push(call.id);
    if (first.isKept && !first.vary.includes('x-language')) silent.push(call.id);
  }
  expect(silent).toEqual([]);
  expect(following.length).toBeGreaterThan(15);
});

test('[HTTP-42] an answer that a cache may share is not another one for a player, or names the session', async () => {
  const client = await server.enter();
  await client.logIn();
  const silent: string[] = [];
  for (const call of reads) {
    const { first, isChanged } = await differs(client, addressOf(call), {}, session(client));
    if (isChanged && first.isShared && !first.vary.includes('cookie')) silent.push(call.id);
  }
  expect(silent).toEqual([]);
});

test('[HTTP-42] the device that a page names is among what its configuration depends on', async () => {
  const client = await server.enter();
  const { vary } = await ask(client, '/bff-api/config/all.json', { 'X-Device-Type': 'mobile' });
  expect(vary).toEqual(expect.arrayContaining(['x-device-type', 'x-language']));
});
