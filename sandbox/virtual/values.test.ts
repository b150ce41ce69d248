import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkMatch } from '../../contracts/virtual/check.ts';
import { roundMs, virtualSportIds } from '../../contracts/virtual/facts.ts';
import { sql } from '../db/index.ts';
import type { PublicValues } from '../shared-rounds/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';
import { virtualView } from './view.ts';

const start = Date.UTC(2026, 0, 5, 9);
const value = createHash('sha256').update('round 9').digest('hex');

/** A world whose beacon has a name for its next value, and gives it from some moment on. */
async function setup(name: string | null = 'https://beacon/9') {
  const said = { name, isThere: false };
  const publicValues: PublicValues = {
    isUsed: true,
    nextName: () => said.name,
    read: () => Promise.resolve(said.isThere ? value : null),
  };
  const world = await createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.05, now: start, publicValues },
    onError: (error) => {
      throw error;
    },
  });
  return { world, said };
}
const onOffer = ({ simulator }: World) =>
  simulator.snapshot().games.filter(({ sportId }) => virtualSportIds.some((id) => id === sportId));
/** Moves the clock in steps, as it goes by itself. */
async function pass(world: World, ms: number) {
  for (let gone = 0; gone < ms; gone += 20_000) {
    world.clock.advance(20);
    await new Promise(setImmediate);
  }
}

test('[FAIR-16] chains of virtual matches name a public value before it is there; no match is offered until then, and it goes into each after', async () => {
  const { world, said } = await setup();
  const told = virtualView(world, 'en');
  expect([onOffer(world), told.matches, told.chains]).toEqual([[], [], []]);
  const rows = () => sql(world.db, 'SELECT id, public_value, salt FROM virtual_chain ORDER BY id').all();
  expect(rows()).toHaveLength(virtualSportIds.length * 2);
  expect(rows().every(({ public_value: name, salt }) => name === said.name && salt === '')).toBe(true);
  await pass(world, 3 * 60_000);
  expect([onOffer(world), virtualView(world, 'en').matches]).toEqual([[], []]);

  said.isThere = true;
  const came = world.clock.now();
  await pass(world, 2 * 60_000);
  const planned = virtualView(world, 'en');
  expect(planned.chains!.map(({ salt, publicValue }) => [salt, publicValue])).toEqual(
    rows().map(() => [value, said.name]),
  );
  // A round whose bets had closed before the value came does not take place, not even in what is told afterwards.
  expect(Math.min(...planned.matches.map(({ startAt }) => startAt))).toBeGreaterThan(came);
  expect(onOffer(world).length).toBeGreaterThan(5);
  await pass(world, 2 * roundMs);
  const { matches, chains } = virtualView(world, 'en');
  const over = matches.filter(({ serverSeed, place }) => serverSeed !== null && place!.hash !== null);
  expect(new Set(over.map(({ sportId }) => sportId)).size).toBe(virtualSportIds.length);
  const other = chains!.map((chain) => ({ ...chain, salt: createHash('sha256').update('other').digest('hex') }));
  const scores: boolean[] = [];
  for (const match of over) {
    const opened = { ...match, serverSeed: match.serverSeed! };
    expect(await checkMatch(opened, chains)).toMatchObject({ isSeedRight: true, isOfChain: true, isRight: true });
    scores.push((await checkMatch(opened, other)).isRight);
  }
  expect(scores).toContain(false);
  world.close();
});

test('[FAIR-18] while nobody can name a value for virtual matches, none is offered and no chain is told', async () => {
  const { world: away, said } = await setup(null);
  said.isThere = true;
  await pass(away, 2 * 60_000);
  expect([onOffer(away), virtualView(away, 'en').chains]).toEqual([[], []]);
  said.name = 'https://beacon/10';
  await pass(away, 3 * 60_000);
  expect(onOffer(away).length).toBeGreaterThan(0);
  away.close();
});

test.each([
  ['its value', `UPDATE virtual_chain SET salt = 'other'`],
  ['the name of its value', `UPDATE virtual_chain SET public_value = 'https://beacon/8'`],
  ['the moment at which it came', 'UPDATE virtual_chain SET open_at = 0'],
  ['itself', 'DELETE FROM virtual_chain'],
])('[FAIR-16] the database refuses whoever changes of a chain of virtual matches %s', async (_, text) => {
  const { world, said } = await setup();
  said.isThere = true;
  await pass(world, 20_000);
  expect(() => sql(world.db, text).run()).toThrow(/final|kept/);
  world.close();
});
