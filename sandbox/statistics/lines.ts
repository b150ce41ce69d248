import type { StatLine } from '../../contracts/statistics.ts';
import type { FixtureTeam, Listed, Simulator } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';

export const wireTeam = ({ id, name }: FixtureTeam, lng: string) => ({
  id,
  name: localize(name, lng),
  nameEng: name.en,
});

/** How lists of one answer are written: whether a match has a page of its own, and in which language. */
export type Writer = { simulator: Simulator; lng: string };

/** `isKnown` false: the sides are not known yet; to ask would play the matches before. */
export function lineOf(
  { fixture, startAt, state, ended }: Listed,
  { simulator, lng }: Writer,
  isKnown = true,
): StatLine {
  const { id, champ } = fixture;
  return {
    id,
    champId: champ.id,
    startAt: Math.max(0, Math.floor(simulator.almanac.timeOf(startAt) / 1000)),
    home: isKnown ? wireTeam(fixture.home, lng) : null,
    away: isKnown ? wireTeam(fixture.away, lng) : null,
    state,
    isOnOffer: isKnown && simulator.match(id) !== undefined,
    ...(ended && { score: [...ended.score], periods: ended.periods.map(([home, away]) => [home, away]) }),
  };
}
