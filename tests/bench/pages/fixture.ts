/** The reference page's games as the feed would send them, and the wiring that a board needs around it. */
import type { FeedEntities, Market } from '@contracts/feed';
import { marketGroups, outcomeTypes } from '@contracts/markets';

import { cellId, cellsARow, gameId, initialMilli } from '../ref/fixture';

const cells = [
  { groupId: marketGroups.result, typeId: outcomeTypes.home, name: '1' },
  { groupId: marketGroups.result, typeId: outcomeTypes.draw, name: 'X' },
  { groupId: marketGroups.result, typeId: outcomeTypes.away, name: '2' },
  { groupId: marketGroups.total, typeId: outcomeTypes.over, name: 'Over 2.5', param: 2.5 },
  { groupId: marketGroups.total, typeId: outcomeTypes.under, name: 'Under 2.5', param: 2.5 },
  { groupId: marketGroups.handicap, typeId: outcomeTypes.handicapHome, name: 'Home 0', param: 0 },
  { groupId: marketGroups.handicap, typeId: outcomeTypes.handicapAway, name: 'Away 0', param: 0 },
];

export const sport = { id: 1, name: 'Football', nameEng: 'Football', line: 0, live: 0, weight: 1 };
export const champ = {
  id: 1,
  sportId: 1,
  countryId: 1,
  countryName: 'England',
  name: 'League',
  nameEng: 'League',
  weight: 1,
  games: 0,
};

const marketsOf = (row: number): Market[] =>
  cells.slice(0, cellsARow).map((cell, index) => ({
    id: cellId(row, index),
    gameId: gameId(row),
    groupName: 'Group',
    kind: 0,
    coef: initialMilli(row, index) / 1000,
    isBlocked: false,
    isBannedExpress: false,
    isMain: true,
    sort: index,
    ...cell,
  }));

export function entitiesOf(rows: readonly number[]): FeedEntities {
  return {
    sports: [sport],
    champs: [champ],
    games: rows.map((row) => ({
      id: gameId(row),
      constId: gameId(row),
      number: gameId(row),
      zone: 'live' as const,
      sportId: 1,
      champId: 1,
      countryId: 1,
      opp1: { id: row * 2, name: `Home ${String(row)}`, nameEng: `Home ${String(row)}` },
      opp2: { id: row * 2 + 1, name: `Away ${String(row)}`, nameEng: `Away ${String(row)}` },
      startAt: 1_700_000_000,
      status: 2 as const,
      isFinished: false,
      liveInLive: false,
      elapsed: 1200,
      clockRate: 0,
      marketsCount: 40,
      pageTypes: [],
    })),
    markets: rows.flatMap(marketsOf),
  };
}

export const rowsFrom = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index);
