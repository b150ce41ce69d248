import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { openMigrated, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { noBeacon } from './beacon.ts';
import { chainAfter, chainOf, nextOfChain, toldChain } from './chain.ts';
import { hashOf } from './hash-chain.ts';
import type { PublicValues } from './public-values.ts';
import { openRound } from './rounds.ts';
import { sharedRoundsSchema } from './schema.ts';

function setup(publicValues: PublicValues = noBeacon) {
  const db = openMigrated(':memory:', [sharedRoundsSchema]);
  const world = { db, clock: { now: () => 1 }, publicValues } as unknown as World;
  return { db, world, run: (text: string) => sql(db, text).run() };
}

test('[CAS-20] the chain that follows is fixed before the first round of this one, and is the one that is played then', () => {
  const { db, world, run } = setup();
  const first = openRound(world, 'crash');
  const chains = () => sql(db, 'SELECT id, seed, salt, terminating FROM shared_chain ORDER BY id').all();
  expect(chains()).toHaveLength(2);
  const promised = chainAfter(world, 'crash', first.chain_id)!;
  expect(hashOf(promised, 0)).toBe(promised.terminating);
  expect(chainAfter(world, 'crash', first.chain_id)).toEqual(promised);
  // The last round of the chain has been played.
  run(`INSERT INTO shared_round (kind, chain_id, number, hash, draws, opens_at, closes_at, ends_at, next_at)
    VALUES ('crash', ${String(first.chain_id)}, 10000, 'h', '[100]', 1, 1, 1, 1)`);
  expect(nextOfChain(world, 'crash')).toEqual({ chain: promised, number: 1 });
  expect(chains()).toHaveLength(3);
  expect(chainAfter(world, 'keno-draw', 0)?.id).toBe(4);
});

test.each([
  ['exchanges the hash of a chain', `UPDATE shared_chain SET terminating = 'other' WHERE id = 2`],
  ['exchanges its seed', `UPDATE shared_chain SET seed = 'other' WHERE id = 2`],
  ['exchanges its salt', `UPDATE shared_chain SET salt = 'other' WHERE id = 2`],
  ['throws it away', `DELETE FROM shared_chain WHERE id = 2`],
  ['changes what a round drew', `UPDATE shared_round SET draws = '[100000]'`],
  ['changes the hash of a round', `UPDATE shared_round SET hash = 'other'`],
])('[CAS-20] the database refuses whoever %s', (_, text) => {
  const { world, run } = setup();
  openRound(world, 'crash');
  expect(() => run(text)).toThrow(/final|kept/);
});

test('[FAIR-16] a chain names a public value before it is there; the value comes once, and nothing else of the chain changes', () => {
  const { world, run } = setup({
    ...{ isUsed: true, nextName: () => 'https://beacon/9', read: () => Promise.resolve(null) },
  });
  const chain = chainAfter(world, 'crash', 0)!;
  expect(toldChain(chain)).toMatchObject({ salt: '', publicValue: 'https://beacon/9' });
  expect(() => run(`UPDATE shared_chain SET public_value = 'https://beacon/8'`)).toThrow(/final/);
  run(`UPDATE shared_chain SET salt = 'v' WHERE id = ${String(chain.id)}`);
  expect(toldChain(chainOf(world, chain.id))).toEqual({ ...toldChain(chain), salt: 'v' });
  expect(() => run(`UPDATE shared_chain SET salt = 'w'`)).toThrow(/final/);
});

test('[FAIR-18] while nobody can name a public value no chain is made; both are made as soon as somebody can', () => {
  let name: string | null = null;
  const { db, world } = setup({ isUsed: true, nextName: () => name, read: () => Promise.resolve(null) });
  const chains = () => sql(db, 'SELECT public_value FROM shared_chain').all();
  expect([chainAfter(world, 'crash', 0), nextOfChain(world, 'crash'), chains()]).toEqual([null, null, []]);
  expect(() => openRound(world, 'crash')).toThrow('wait');
  name = 'https://beacon/9';
  expect(nextOfChain(world, 'crash')).toMatchObject({ chain: { salt: '', public_value: name }, number: 1 });
  expect(chains()).toHaveLength(2);
});

test('[FAIR-18] a chain goes on while the beacon is away; the next one begins no sooner than the one behind it is promised', () => {
  const values = { isUsed: true, nextName: (): string | null => 'https://beacon/9', read: () => Promise.resolve(null) };
  const { world, run } = setup(values);
  const first = openRound(world, 'crash');
  values.nextName = () => null;
  expect(nextOfChain(world, 'crash')).toMatchObject({ chain: { id: first.chain_id }, number: 2 });
  run(`INSERT INTO shared_round (kind, chain_id, number, hash, draws, opens_at, closes_at, ends_at, next_at)
    VALUES ('crash', ${String(first.chain_id)}, 10000, 'h', '[100]', 1, 1, 1, 1)`);
  expect(nextOfChain(world, 'crash')).toBeNull();
  values.nextName = () => 'https://beacon/10';
  expect(nextOfChain(world, 'crash')).toMatchObject({ chain: { id: 2 }, number: 1 });
});

test('[FAIR-15] the secret that chains of virtual matches follow from is final', () => {
  const { run } = setup();
  run(`INSERT INTO meta VALUES ('virtual-secret', 's')`);
  expect(() => run(`UPDATE meta SET value = 't'`)).toThrow(/final/);
  expect(() => run('DELETE FROM meta')).toThrow(/kept/);
});

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Each link hashed one after another, by the rule that players check it with. */
function linksFrom(seed: string, length: number): string[] {
  const links = [seed];
  while (links.length <= length) links.push(hashed(links.at(-1) ?? ''));
  return links.toReversed();
}

test('[CAS-07] [FAIR-15] a round has its hash in whatever order rounds are asked for, and of however many chains', () => {
  const length = 321;
  const seeds = Array.from({ length: 150 }, (_, chain) => hashed(`seed ${String(chain)}`));
  const links = new Map(seeds.map((seed) => [seed, linksFrom(seed, length)]));
  for (let step = 0; step < 3000; step += 1) {
    const seed = seeds[(step * 61) % (step % 2 === 0 ? seeds.length : 3)] ?? '';
    const number = (step * 197) % (length + 1);
    expect(hashOf({ seed, length }, number)).toBe(links.get(seed)?.[number]);
  }
});
