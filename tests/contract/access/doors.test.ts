import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  type Account,
  account,
  appCode,
  doors,
  type Entered,
  type Factor,
  factors,
  linkProvider,
  playing,
  states,
} from '../support/door-support.ts';
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

async function setup(factor: Factor, state: string) {
  const owner = await server.enter();
  const player = await account(owner);
  await linkProvider(owner, owner.other());
  await factors[factor](owner, player);
  return { owner, player, setState: () => owner.control('PATCH', `users/${String(player.userId)}`, states[state]) };
}
const whoIs = async (client: Client) =>
  (await client.get<{ data: { user_id: number | null } }>('/web-api/auth/check-session')).body.data.user_id;

const cases = Object.keys(doors).flatMap((door) =>
  (Object.keys(factors) as Factor[]).flatMap((factor) =>
    Object.keys(states).map((state) => [door, factor, state] as const),
  ),
);

/** The right second code, after a wrong one and the right ones of other proofs were refused. */
async function passSecond(visitor: Client, player: Account, factor: Factor, name: string): Promise<void> {
  const { step = 'two-step', second } = doors[name] ?? {};
  const send = (code: string): Promise<Entered> =>
    visitor.post(`/web-api/auth/${step}`, { code: encoded(code), save: true });
  expect((await send('000000')).status).toBe(400);
  expect(await whoIs(visitor)).toBeNull();
  const to = second === 'email' ? player.login : player.phone;
  const right = factor === 'app' ? await appCode(visitor, player) : await visitor.codeFor(to);
  expect((await send(right)).status).toBe(200);
}

test.each(cases)('[SESS-37] %s, second factor: %s, account: %s', async (name, factor, state) => {
  const { owner, player, setState } = await setup(factor, state);
  const door = doors[name];
  if (door === undefined) throw new Error(name);
  await setState();
  const visitor = owner.other();
  const answer = await door.open(visitor, player, owner);
  if (state === 'blocked') {
    // A blocked player has no session left from where they could let another device in.
    expect([answer.status, answer.body.code]).toEqual(name === 'QR' ? [400, 131] : [403, 132]);
    expect(await whoIs(visitor)).toBeNull();
    return;
  }
  if (factor !== 'none' && door.isWhole !== true) {
    expect(door.isWalk === true ? answer.headers.get('Location') : answer.status).toBe(
      door.isWalk === true ? '/en/login?step=social_two_step' : 202,
    );
    expect([answer.body.data?.token, await whoIs(visitor)]).toEqual([undefined, null]);
    await passSecond(visitor, player, factor, name);
  }
  expect(await whoIs(visitor)).toBe(player.userId);
  const renewed = await visitor.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  visitor.token = renewed.body.data.token;
  const rights = await visitor.get<{ data: { canBet: boolean } }>('/web-api/auth/rights');
  expect(rights.body.data.canBet).toBe(playing.includes(state));
});

const twoStepped = Object.keys(doors).filter((name) => doors[name]?.isWhole !== true);
test.each(twoStepped)('[SESS-37] %s: who is blocked before the second code stays out', async (name) => {
  const { owner, player } = await setup('app', 'open');
  const visitor = owner.other();
  await doors[name]?.open(visitor, player, owner);
  await owner.control('PATCH', `users/${String(player.userId)}`, states.blocked);
  const code = encoded(await appCode(visitor, player));
  const answer = await visitor.post<Entered['body']>(`/web-api/auth/${doors[name]?.step ?? 'two-step'}`, {
    ...{ code, save: true },
  });
  expect([answer.status, answer.body.code]).toEqual([403, 132]);
  expect(await whoIs(visitor)).toBeNull();
});

/** Every place of the source that lets somebody in. A new one must have its door in the table. */
test('[SESS-37] the table knows every door of the source', () => {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const calls = files.flatMap((file) => {
    const count =
      readFileSync(join('sandbox', file), 'utf8').match(/\b(?:passDoor|signInOrAsk|passSecond)\(c,/g)?.length ?? 0;
    return count === 0 || file === 'auth/doors.ts' ? [] : [[file, count]];
  });
  expect(Object.fromEntries(calls)).toEqual({
    // By login, by phone, by message, by link, and the second step of each.
    'auth/login-routes.ts': 5,
    'auth/passkey-routes.ts': 1,
    'auth/qr-routes.ts': 1,
    // A visitor who has just made the account: registration.test.ts.
    'registration/routes.ts': 1,
    // Linked now, linked before, and the second step.
    'auth/social-routes.ts': 3,
  });
});
