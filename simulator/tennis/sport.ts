import { marketGroups as G, sportIds } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { tennisSeries, tennisTours } from '../catalogue/tennis.ts';
import type { Pair } from '../match.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { setName } from '../texts/periods.ts';
import { sideText } from '../texts/sides.ts';
import type { Text } from '../types.ts';
import { tennisChances } from './chances.ts';
import { createTennisMatch } from './match.ts';
import { startOfMatch } from './score.ts';

/** The chance of an average player to win a point on their own serve, and the standard deviation of strength. */
const averageServe = 0.63;
const serveSpread = 0.022;

export function serveChances({ seed, home, away }: Meeting): Pair {
  const strength = ({ id }: { id: number }) => serveSpread * Math.max(-2, Math.min(2, normal(seed, id, 1)));
  const difference = strength(home) - strength(away);
  return [averageServe + difference, averageServe - difference];
}

/** Chances of a tennis match follow from the difference of the two alone; a thousandth of it is nothing. */
const known = new Map<number, number>();
function chanceOf([home, away]: Pair): number {
  const difference = Math.round((home - away) * 1000);
  const middle = (home + away) / 2;
  const chance =
    known.get(difference) ??
    tennisChances([middle + difference / 2000, middle - difference / 2000], startOfMatch(1)).match;
  known.set(difference, chance);
  return chance;
}

/** What is points elsewhere is games here. */
const gameTexts: Readonly<Record<number, Text>> = {
  [G.sidePoints1]: sideText(1, 'markets.side_games'),
  [G.sidePoints2]: sideText(2, 'markets.side_games'),
  [G.pointsOddEven]: text('markets.games_odd_or_even'),
};

export const tennis: SportModule = {
  id: sportIds.tennis,
  name: text('sports.tennis'),
  weight: 90,
  points: { win: 1, draw: 0 },
  hasZone: true,
  isNamedAfterLand: false,
  periodName: setName,
  groupNames: gameTexts,
  leagues: [],
  tours: tennisTours,
  endless: tennisSeries,
  createMatch: (seed, meeting) => createTennisMatch(seed, serveChances(meeting)),
  leadsOf: (meeting) => {
    const chance = chanceOf(serveChances(meeting));
    return { first: -1, chances: [1 - chance, 0, chance] };
  },
};
