/** A maker of a file, whose server never ends its round. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { openAlarms } from '../../../sandbox/alarms/index.ts';
import { signedBy } from '../../../sandbox/reference-maker/sign.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { playerOf } from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-makers-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = join(folder, 'makers.json');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const games = [{ id: 'slow', title: 'Slow', rtp: 0.95, hasDemo: false }];
const maker = { id: 'acme', name: 'Acme', secret, launch: 'http://127.0.0.1:9/play', games, mostTimes: 100 };
writeFileSync(file, JSON.stringify({ makers: [maker] }));
const server = useServer({ dropsWorlds: true, variables: () => ({ MAKERS: file }) });

test('[AGG-04] a round without an end is told to the operator after a day, once, and its win is still paid', async () => {
  const { client, again } = await playerOf(await server.enter(), { protection: { profile: 'open', gameCycleMs: 0 } });
  const launched = await client.post<{ data: { url: string } }>('/games-api/v1/makers/launch', {
    ...{ maker: 'acme', game: 'slow', mode: 'real' },
  });
  const said = Object.fromEntries(new URL(launched.body.data.url).searchParams);
  const round = { token: said['token'], round: 'r1', currency: said['currency'] };
  const call = async (action: string, rest: object) => {
    const body = JSON.stringify({ action, ...round, ...rest });
    const answer = await fetch(`${server.address()}/maker-api/v1/acme`, {
      ...{ method: 'POST', body, headers: signedBy(secret, body) },
    });
    return answer.status;
  };
  const told = () => openAlarms(server.worldOf(client).db).map(({ subject }) => subject);
  const before = await moneyOf(client);
  expect(await call('bet', { transaction: randomUUID(), amount: 100 })).toBe(200);
  await client.control('POST', 'clock', { advance: 86_000 });
  expect(told()).toEqual([]);
  for (const advance of [500, 500]) await client.control('POST', 'clock', { advance });
  expect(told()).toEqual(['acme round r1']);
  expect(await call('win', { transaction: randomUUID(), amount: 300, isLast: true })).toBe(200);
  await again();
  expect(await moneyOf(client)).toBe(before + 2);
});
