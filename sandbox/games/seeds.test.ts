import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { openMigrated, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { gamesSchema } from './schema.ts';
import { beginSeed, commitOldSeeds, drawNext, rotateSeed, seedView } from './seeds.ts';

const dice = { count: 1, of: 10_000 };
function setup() {
  const db = openMigrated(':memory:', [gamesSchema]);
  const world = { db, clock: { now: () => 1 } } as unknown as World;
  return { db, world, run: (text: string) => sql(db, text).run() };
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('[CAS-16] every seed was promised before its part was known, over any number of changes', () => {
  const { world } = setup();
  let { commitment, next } = seedView(world, 7);
  expect(seedView(world, 7)).toMatchObject({ clientSeed: '', nonce: 0 });
  expect(rotateSeed(world, 7, { clientSeed: 'first', commitment })).toBeNull();
  for (let count = 0; count < 20; count++) {
    expect(seedView(world, 7)).toMatchObject({ commitment, next });
    const opened = rotateSeed(world, 7, { clientSeed: `part-${String(count)}`, commitment: next });
    expect(sha256(opened ?? '')).toBe(commitment);
    commitment = next;
    const now = seedView(world, 7);
    expect(now).toMatchObject({ commitment, clientSeed: `part-${String(count)}`, isDrawnByUs: false, nonce: 0 });
    ({ next } = now);
  }
});

test('[CAS-16] the seeds of the server are the same whatever the player brings: nothing follows what it reads', () => {
  const { db, world } = setup();
  const { commitment } = seedView(world, 7);
  const stored = () => sql(db, 'SELECT id, server_seed, commitment FROM game_seed ORDER BY id').all();
  const before = stored();
  beginSeed(world, 7, { clientSeed: 'mine', commitment });
  expect(stored()).toEqual(before);
  rotateSeed(world, 7, { clientSeed: 'mine-too' });
  expect(stored().slice(0, 2)).toEqual(before);
});

test('[CAS-16] who brings no part is told that the server drew it, and the round follows from it', () => {
  const { db, world } = setup();
  const { seed, draws } = drawNext(world, 7, dice);
  expect(seedView(world, 7)).toMatchObject({ isDrawnByUs: true, clientSeed: seed.client_seed, nonce: 1 });
  const key = String(sql(db, 'SELECT server_seed FROM game_seed ORDER BY id').get()?.server_seed);
  const word = createHmac('sha256', key).update(`${seed.client_seed}:0:0`).digest().readUInt32BE();
  expect(draws).toEqual([Math.floor((word * 10_000) / 2 ** 32)]);
  expect(() => beginSeed(world, 7, { clientSeed: 'late' })).toThrow('already set');
});

test('[CAS-16] a part that was meant for another hash begins nothing', () => {
  const { world } = setup();
  const { next, commitment } = seedView(world, 7);
  expect(() => beginSeed(world, 7, { clientSeed: 'mine', commitment: next })).toThrow('belongs to another server seed');
  beginSeed(world, 7, { clientSeed: 'mine', commitment });
  expect(() => rotateSeed(world, 7, { clientSeed: 'other', commitment })).toThrow('belongs to another server seed');
  // The same part for the same hash is an answer that was lost: nothing was opened, and nothing begins.
  expect(rotateSeed(world, 7, { clientSeed: 'mine', commitment })).toBeNull();
  expect(seedView(world, 7)).toMatchObject({ commitment, next, clientSeed: 'mine' });
});

test.each([
  ['exchanges the seed', `UPDATE game_seed SET server_seed = 'other' WHERE id = 1`],
  ['exchanges the commitment', `UPDATE game_seed SET commitment = 'other' WHERE id = 1`],
  ['gives it to somebody else', `UPDATE game_seed SET user_id = 8 WHERE id = 1`],
  ['changes the player’s part', `UPDATE game_seed SET client_seed = 'other' WHERE id = 1`],
  ['skips a count', `UPDATE game_seed SET nonce = nonce + 2 WHERE id = 1`],
  ['counts again from 0', `UPDATE game_seed SET nonce = 0 WHERE id = 1`],
  ['closes an open seed', `UPDATE game_seed SET revealed_at = NULL WHERE id = 1`],
  ['throws a seed away', `DELETE FROM game_seed WHERE id = 2`],
])('[CAS-16] the database refuses whoever %s', (_, text) => {
  const { world, run } = setup();
  drawNext(world, 7, dice);
  drawNext(world, 7, dice);
  rotateSeed(world, 7, { clientSeed: 'mine' });
  expect(() => run(text)).toThrow(/final|once|stays|kept/);
});

test('[CAS-16] seeds from before get their commitment at the start, once', () => {
  const { db, world, run } = setup();
  run(`INSERT INTO game_seed (user_id, server_seed, client_seed, created_at) VALUES (7, 'old', 'own', 1)`);
  commitOldSeeds(world);
  expect(seedView(world, 7)).toMatchObject({ commitment: sha256('old'), clientSeed: 'own' });
  expect(sql(db, 'SELECT count(*) AS n FROM game_seed').get()?.n).toBe(2);
});
