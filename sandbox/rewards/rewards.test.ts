import { expect, test } from 'vitest';

import { updateUser } from '../auth/users.ts';
import { openProfile } from '../demo-players/index.ts';
import { accountsOf } from '../ledger/index.ts';
import { openAudited } from '../worlds/audited.testing.ts';
import { takeReward } from './take.ts';
import { rewardsOf } from './view.ts';

async function player(profile: string) {
  const world = await openAudited();
  const { userId } = await openProfile(world, profile);
  return {
    world,
    userId,
    money: () => accountsOf(world.db, userId)[0]!.minor,
    states: () => rewardsOf(world, userId).rewards.map(({ id, state }) => `${id} ${state}`),
  };
}

test('[OFFICE-11] a reward comes as own money once, and stays taken', async () => {
  const { world, userId, money, states } = await player('player');
  expect(states()).toEqual(['verified-1 ready', 'second_step-1 open', 'year-1 open']);
  takeReward(world, userId, 'verified-1');
  expect([money(), ...states()]).toEqual([100_500, 'verified-1 taken', 'second_step-1 open', 'year-1 open']);
  for (const id of ['verified-1', 'second_step-1', 'year-1', 'year-9', 'none'])
    expect(() => takeReward(world, userId, id), id).toThrow('nothing to claim');
  expect(money()).toBe(100_500);
});

test('[OFFICE-11] a second proof is a reward once, however often it is turned on; so is each full year', async () => {
  const { world, userId, money, states } = await player('two-step');
  takeReward(world, userId, 'second_step-1');
  updateUser(world.db, userId, { hasTwoStep: false });
  updateUser(world.db, userId, { hasTwoStep: true });
  world.clock.advance(366 * 86_400);
  takeReward(world, userId, 'year-1');
  expect([money(), ...states()]).toEqual([
    ...[101_500, 'verified-1 ready', 'second_step-1 taken'],
    ...['year-1 taken', 'year-2 open'],
  ]);
});

test('[OFFICE-11] who is not verified takes none', async () => {
  const { world, userId, states } = await player('unverified');
  updateUser(world.db, userId, { hasTwoStep: true });
  expect([rewardsOf(world, userId).isVerified, ...states()]).toEqual([
    ...[false, 'verified-1 open', 'second_step-1 open', 'year-1 open'],
  ]);
  expect(() => takeReward(world, userId, 'second_step-1')).toThrow('nothing to claim');
});

test.each(['excluded', 'frozen'])('[LIM-69] a player who is %s sees no reward and takes none', async (profile) => {
  const { world, userId } = await player(profile);
  expect(rewardsOf(world, userId)).toMatchObject({ isHeldBack: true, rewards: [] });
  expect(() => takeReward(world, userId, 'verified-1')).toThrow('not available to you now');
});
