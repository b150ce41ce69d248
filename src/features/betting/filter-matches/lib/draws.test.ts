import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';
import { marketGroups as G } from '@contracts/markets';

import { marketInfo, matchInfo } from '@/entities/match/testing';

import { hasDraws } from './draws';

const board = (...groups: number[][]) => {
  const matches = groups.map((_, index) => matchInfo(index + 1));
  const markets = new Map(
    groups.map((own, index) => [
      index + 1,
      own.map((groupId, place) => marketInfo(10 * index + place, index + 1, { groupId })),
    ]),
  );
  return hasDraws([{ champ: champ(1), matches }], markets);
};

test.each([
  ['games that can end level', [[G.result], [G.result, G.winner], [G.total]], true],
  ['games with a winner', [[G.winner], [G.winner]], false],
  ['one of them open beside the list, with its result after regular time', [[G.winner, G.result], [G.winner]], false],
  ['no markets yet', [[], []], false],
])('[ODDS-03] an X for %s', (_, groups, has) => {
  expect(board(...groups)).toBe(has);
});
