// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';

import { game as feedGame, market as feedMarket } from '@contracts/feed.testing';
import { marketGroups, outcomeTypes } from '@contracts/markets';

import { useMatch, useMatchMarkets } from '@/entities/match';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { feedChanged } from '@/shared/feed';

import { MarketCard } from '../ui/market-card';
import {
  columnsIn,
  handicapRows,
  inColumns,
  isScoreGrid,
  marketColumns,
  playerColumns,
  scoreColumns,
  scoreGrid,
} from './layout';

test.each([
  [marketGroups.result, 3, 3],
  [marketGroups.doubleChance, 3, 1],
  [marketGroups.winner, 2, 2],
  [marketGroups.total, 8, 2],
  [marketGroups.nextGoal, 2, 2],
  [marketGroups.mostInPowerplay, 3, 3],
  [marketGroups.mostInFirstOver, 3, 3],
  [marketGroups.correctScore, 10, 3],
])('group %d with %d outcomes stands in %d columns', (groupId, count, columns) => {
  expect(marketColumns(groupId, count)).toBe(columns);
});

const score = (param: number, typeId: number = outcomeTypes.score) => ({
  groupId: marketGroups.correctScore,
  typeId,
  param,
  sort: 0,
});

test('correct scores stand by winner, from the fewest goals up; any other score apart', () => {
  const grid = scoreGrid([
    score(201),
    score(100),
    score(101),
    score(0),
    score(2),
    score(200),
    score(0, outcomeTypes.otherScore),
  ]);
  expect(grid.home.map(({ param }) => param)).toEqual([100, 200, 201]);
  expect(grid.draw.map(({ param }) => param)).toEqual([0, 101]);
  expect(grid.away.map(({ param }) => param)).toEqual([2]);
  expect(grid.other).toHaveLength(1);
});

test('scores of a set and of a match in sets have no column of draws', () => {
  expect(isScoreGrid(marketGroups.setsScore)).toBe(true);
  expect(scoreColumns(scoreGrid([score(604), score(406)]))).toEqual(['home', 'away']);
  expect(scoreColumns(scoreGrid([score(101), score(1)]))).toEqual(['home', 'draw', 'away']);
});

test('handicaps stand by line, both sides of a line beside each other', () => {
  const side = (typeId: number, param: number) => ({ groupId: marketGroups.handicap, typeId, param, sort: 0 });
  const rows = handicapRows([
    side(outcomeTypes.handicapHome, 1),
    side(outcomeTypes.handicapAway, 0),
    side(outcomeTypes.handicapAway, 1.5),
    side(outcomeTypes.handicapHome, -1.5),
    side(outcomeTypes.handicapHome, 0),
  ]);
  expect(rows.map(({ line, home, away }) => [line, home?.param ?? null, away?.param ?? null])).toEqual([
    [-1.5, -1.5, 1.5],
    [0, 0, 0],
    [1, 1, null],
  ]);
});

test('[SPORT-03] players stand under their side, and what names nobody apart', () => {
  const outcome = (typeId: number, param?: number) => ({ groupId: marketGroups.firstScorer, typeId, param, sort: 0 });
  const { entrant, nextNone } = outcomeTypes;
  const columns = playerColumns([
    outcome(entrant),
    outcome(nextNone),
    outcome(entrant, 101),
    outcome(entrant, 110),
    outcome(entrant, 201),
  ]);
  expect(columns.home.map(({ param }) => param)).toEqual([101, 110]);
  expect(columns.away.map(({ param }) => param)).toEqual([201]);
  expect(columns.other.map(({ typeId }) => typeId)).toEqual([entrant, nextNone]);
});

type Outcome = [name: string, typeId: number, param?: number];

function Shown() {
  const match = useMatch(1);
  const markets = useMatchMarkets(1);
  const group = { id: marketGroups.firstScorer, key: 'scorer', name: 'First goalscorer', markets };
  return match ? (
    <PriceDesk>
      <MarketCard match={match} group={group} isStarred={false} typed={null} isOpen onToggle={vi.fn()} />
    </PriceDesk>
  ) : null;
}

async function show(outcomes: Outcome[]) {
  const markets = outcomes.map(([name, typeId, param], at) =>
    feedMarket(at + 1, 1, 5, {
      ...{ groupId: marketGroups.firstScorer, groupName: 'First goalscorer', name, typeId },
      ...(param === undefined ? {} : { param }),
    }),
  );
  const scope = fork();
  await allSettled(feedChanged, {
    scope,
    params: [{ kind: 'snapshot', topic: 'game:1', ts: 0, entities: { games: [feedGame(1)], markets } }],
  });
  render(
    <Provider value={scope}>
      <Shown />
    </Provider>,
  );
}
const { entrant, nextNone } = outcomeTypes;
const side = (name: string) => within(screen.getByRole('group', { name })).queryAllByRole('button');

test('[SPORT-03] a substitute of either side and "no goal" stand under the name of no side', async () => {
  await show([
    ['Borrego', entrant, 101],
    ['Redfern', entrant, 201],
    ['A substitute', entrant],
    ['No goal', nextNone],
  ]);
  expect(side('Arsenal')).toHaveLength(1);
  expect(side('Chelsea')).toHaveLength(1);
  const apart = screen.getAllByRole('button').slice(2);
  expect(apart).toHaveLength(2);
  // Side by side below the names they would look like outcomes of one side each.
  expect(apart[0]!.parentElement).toBe(apart[1]!.parentElement);
  expect(apart[0]!.parentElement).not.toContainElement(screen.getByRole('group', { name: 'Arsenal' }));
});

test('[GAME-02] where a search finds no player, no side is named over an empty column', async () => {
  await show([['No goal', nextNone]]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: 'Arsenal' })).toBeNull();
  expect(screen.queryByText('Arsenal')).toBeNull();
});

/** Markets in the order of importance, with how many outcomes each has. */
const sized = [3, 6, 2, 12, 2, 2].map((length, index) => ({ id: 1000 + index, markets: Array.from({ length }) }));
const places = (count: number) => inColumns(sized, count).map((column) => column.map(({ id }) => id - 1000));

test('[GAME-06] what matters most stands side by side at the top, and no column waits for another', () => {
  expect(places(1)).toEqual([[0, 1, 2, 3, 4, 5]]);
  expect(places(2)).toEqual([
    [0, 2, 4, 5],
    [1, 3],
  ]);
  expect(places(3)).toEqual([
    [0, 4],
    [1, 5],
    [2, 3],
  ]);
});

test('[GAME-06] a column without markets is none, and room decides how many there are', () => {
  expect(inColumns(sized.slice(0, 1), 3)).toHaveLength(1);
  expect([390, 602, 1000].map(columnsIn)).toEqual([1, 2, 3]);
});
