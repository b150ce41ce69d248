import { beforeEach, expect, test, vi } from 'vitest';

import { Snapshot } from '@contracts/feed';

import { readSnapshot } from './read-snapshot';

const champ = (id: number) => ({
  ...{ id, sportId: 1, countryId: 1, countryName: 'England', name: 'Cup', nameEng: 'Cup', weight: 1, games: 0 },
});
const answer = (champs: object[]) => ({ topic: 'list:line:1', epoch: 'a', seq: 1, ts: 1, entities: { champs } });
const many = Array.from({ length: 1000 }, (_, id) => champ(id + 1));

beforeEach(() => void vi.spyOn(globalThis, 'setTimeout'));

test('[SPEED-10] a long list is checked in slices, with turns of the browser between them, and is the same list', async () => {
  expect(await readSnapshot(answer(many))).toEqual(Snapshot.parse(answer(many)));
  expect(setTimeout).toHaveBeenCalledTimes(4);
});

test('[SPEED-10] a short list takes no turn', async () => {
  expect(await readSnapshot(answer(many.slice(0, 20)))).toEqual(Snapshot.parse(answer(many.slice(0, 20))));
  expect(setTimeout).not.toHaveBeenCalled();
});

test.each([
  null,
  7,
  [],
  {},
  { topic: 'a' },
  answer([...many, { id: 'x' }]),
  { ...answer([]), entities: { champs: 7 } },
])('[SPEED-10] an answer that breaks the contract in any slice is none (%#)', async (body) => {
  expect(await readSnapshot(body)).toBe(null);
});
