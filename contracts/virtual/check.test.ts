import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkMatch } from './check.ts';
import { streamOf, virtualMessage, virtualSeedText } from './draw.ts';
import { type VirtualSportId, virtualSportIds, virtualSports } from './facts.ts';
import { replayVirtual } from './replay.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const strengthsOf: Readonly<Record<VirtualSportId, [number, number]>> = {
  [virtualSports.virtualFootball]: [1.6, 1.1],
  [virtualSports.virtualTennis]: [0.64, 0.62],
  [virtualSports.virtualBasketball]: [1.09, 1.07],
};

function matchOf(sportId: VirtualSportId, id: number, serverSeed = sha256(`seed of ${String(id)}`)) {
  const strengths = strengthsOf[sportId];
  const random = streamOf((cursor) => createHmac('sha256', serverSeed).update(virtualMessage(id, cursor)).digest());
  const [home, away] = replayVirtual(sportId, random, strengths);
  return {
    ...{ id, sportId, round: 1, startAt: 1, home: 'A', away: 'B', state: 'over' as const, strengths, serverSeed },
    commitment: sha256(serverSeed),
    score: [home, away] as [number, number],
  };
}

test.each(virtualSportIds)(
  '[CAS-06] sport %i: the browser plays matches again and finds their scores',
  async (sportId) => {
    for (const id of [52_000_000, 52_000_007, 52_001_234])
      expect(await checkMatch(matchOf(sportId, id))).toMatchObject({ isSeedRight: true, isRight: true });
  },
);

test('[CAS-06] a seed, promise, number, strength or score that differs is found', async () => {
  const match = matchOf(virtualSports.virtualBasketball, 52_000_001);
  const isRight = async (own: Partial<typeof match>) => (await checkMatch({ ...match, ...own })).isRight;
  expect(await isRight({})).toBe(true);
  expect(await isRight({ serverSeed: sha256('another') })).toBe(false);
  expect(await isRight({ commitment: sha256('another') })).toBe(false);
  expect(await isRight({ id: match.id + 1 })).toBe(false);
  expect(await isRight({ strengths: [0.9, 1.2] })).toBe(false);
  expect(await isRight({ score: [match.score[0] + 1, match.score[1]] })).toBe(false);
});

test('[FAIR-15] the seed of a match comes out of the hash of its round, and that leads to the first hash of the chain', async () => {
  const [third, id] = [sha256('the last round'), 52_000_007];
  const chain = { id: 4, terminating: sha256(sha256(sha256(third))), salt: '', length: 3 };
  const match = {
    ...matchOf(virtualSports.virtualFootball, id, sha256(virtualSeedText(id, third))),
    place: { chainId: 4, number: 3, hash: third },
  };
  const found = (place: Partial<typeof match.place>, chains = [chain]) =>
    checkMatch({ ...match, place: { ...match.place, ...place } }, chains);
  expect(await found({})).toMatchObject({ isOfChain: true, isRight: true });
  for (const wrong of [{ number: 2 }, { hash: sha256('ground') }, { chainId: 5 }])
    expect([wrong, (await found(wrong)).isRight]).toEqual([wrong, false]);
  expect((await found({}, [{ ...chain, terminating: sha256('exchanged') }])).isRight).toBe(false);
  // A house that opens another seed for a match than the chain gives.
  const ground = { ...matchOf(virtualSports.virtualFootball, id, sha256('ground')), place: match.place };
  expect((await checkMatch(ground, [chain])).isRight).toBe(false);
  const open = await checkMatch({ ...match, place: { ...match.place, hash: null } }, [chain]);
  expect(open).toMatchObject({ isOfChain: null, isRight: true });
});
