/** A maker and its calls, for tests of the wallet: signed as its server would sign them. */
import { createHmac } from 'node:crypto';

import type { MakerAnswer, MakerRefusal } from '../../contracts/makers/index.ts';
import { openFunded } from '../account/index.ts';
import { createUser, updateUser } from '../auth/users.ts';
import { chooseNoLimit } from '../cashier/choice.ts';
import { sql } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/create.ts';
import { createMakerDesk } from './desk.ts';
import { openMakerSession } from './sessions.ts';
import { type Answered, answerMaker } from './wallet.ts';

export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const games = [{ id: 'six-lamps', title: 'Six Lamps', rtp: 0.95, hasDemo: true }];
export const maker = { id: 'acme', name: 'Acme', secret, launch: 'http://127.0.0.1:9/play', games, mostTimes: 100 };

type Bent = { key?: string; at?: number; body?: string; maker?: string };

function sign(body: string, { key = secret, at = Date.now() }: Bent = {}) {
  const [id, moment] = ['call_1', String(Math.floor(at / 1000))];
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', bytes).update(`${id}.${moment}.${body}`).digest('base64');
  return { id, at: moment, signatures: `v1,${signature}` };
}

export type Call = Record<string, unknown> & { action: string };

/** What a maker's server gets for a call. `bent`: what somebody changed of it after it was signed, or signed with. */
export function callIn(
  world: World,
  call: Call,
  bent: Bent = {},
): { status: Answered['status'] } & Partial<MakerAnswer & MakerRefusal> {
  const body = JSON.stringify(call);
  const sent = { maker: bent.maker ?? maker.id, ...sign(body, bent), body: bent.body ?? body };
  const { status, body: said } = answerMaker({ main: world, get: () => world }, sent);
  return { status, ...said };
}

/** A log-in of a player, as a launch is in the database. */
export function enter(world: World, userId: number, { accountId, iso = 'USD' }: { accountId: number; iso?: string }) {
  const at = world.clock.now();
  const { lastInsertRowid } = sql(
    world.db,
    'INSERT INTO session (secret_hash, user_id, is_saved, created_at, seen_at) VALUES (lower(hex(randomblob(16))), ?, 0, ?, ?)',
  ).run(userId, at, at);
  const token = openMakerSession(world, {
    ...{ maker: maker.id, game: 'six-lamps', login_id: Number(lastInsertRowid), user_id: userId },
    ...{ account_id: accountId, iso, country: 'GB', language: 'en' },
  });
  return { token, loginId: Number(lastInsertRowid) };
}

const protection = { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 };

/** A world that stands still, whose rounds need no time and whose makers are one. */
export async function makerWorld(): Promise<World> {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.02, manual: true };
  const world = await createWorld({
    ...{ ...fixed, now: Date.UTC(2026, 2, 14, 12, 3), config: { protection } },
    makers: createMakerDesk([maker], () => undefined),
    onError: (error) => {
      throw error;
    },
  });
  world.simulator.command({ run: false });
  return world;
}

let number = 0;

/** A new player with 1,000 dollars, at a game of the maker. `call`: names are theirs alone. */
export function playerIn(world: World) {
  const userId = createUser(world.db, {
    ...{ email: null, password: '', profile: 'player', countryId: 1, language: 'en', createdAt: world.clock.now() },
  });
  const accountId = openFunded(world, userId, { iso: 'USD', minor: 100_000, type: 0 });
  updateUser(world.db, userId, { mainAccount: accountId, activeAccount: accountId });
  chooseNoLimit(world, userId);
  const { token, loginId } = enter(world, userId, { accountId });
  const mark = `p${String((number += 1))}`;
  const own = (name: string) => `${mark}-${name}`;
  return {
    ...{ userId, token, loginId, accountId, own },
    balance: () => balanceOf(world.db, accountId),
    call: (call: Call, bent?: Bent) => callIn(world, { token, ...call }, bent),
  };
}
