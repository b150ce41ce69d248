import { type Fixture, longestMatch } from '../fixture.ts';
import type { Match, Pair } from '../match.ts';
import { hash } from '../random.ts';
import { sportOf } from '../sports.ts';
import type { Contest } from './contest.ts';
import { drawChances } from './draw.ts';
import { createLeads } from './leads.ts';
import { lotOf } from './lot.ts';
import { offersOf } from './offers.ts';
import { type Meeting, tableChances, tableOf } from './table.ts';

/** `matchOf` is asked only once a match has begun: the pairings of a draw are known after playing the rounds before. */
export type Play = { startOf: (fixture: Fixture) => number; matchOf: (fixture: Fixture) => Match };

/** What is known of a contest at a moment of play, and what it makes of the chances. */
export function createOutlook(seed: number, contest: Contest, { startOf, matchOf }: Play) {
  const { id, size, champ, form } = contest;
  const entrants = contest.entrants();
  const places = new Map(entrants.map((entrant, place) => [entrant.id, place]));
  const placeOf = (teamId: number) => places.get(teamId) ?? 0;
  const leadsOf = createLeads(seed, champ.sportId, contest.rules);
  /** Matches that are over. */
  const results = new Map<number, { at: number; score: Pair }>();

  const endOf = (fixture: Fixture): number =>
    results.get(fixture.id)?.at ?? startOf(fixture) + matchOf(fixture).end() * 1000;
  const scoreAt = (fixture: Fixture, at: number): Pair | null => {
    const known = results.get(fixture.id);
    if (known) return known.score;
    if (startOf(fixture) > at || endOf(fixture) > at) return null;
    const score = matchOf(fixture).factsAt(Infinity).full;
    results.set(fixture.id, { at: endOf(fixture), score });
    return score;
  };

  const between = (home: number, away: number) => {
    const [first, second] = [entrants[home], entrants[away]];
    if (!first || !second) throw new Error(`contest ${id} has no such places: ${home}, ${away}`);
    return leadsOf(first, second);
  };
  const beats = (first: number, second: number) => between(first, second).chances[2] ?? 0;
  const drawAt = (at: number) =>
    drawChances(
      size,
      contest.matches().map((fixture) => scoreAt(fixture, at)),
      beats,
    );
  const seasonAt = (at: number) => ({
    size,
    points: sportOf(champ.sportId).points,
    lotOf: (place: number) => lotOf(seed, id, entrants[place]?.id ?? 0),
    meetings: contest.matches().map((fixture): Meeting => {
      const [home, away] = [placeOf(fixture.home.id), placeOf(fixture.away.id)];
      return { id: fixture.id, home, away, score: scoreAt(fixture, at) };
    }),
  });

  return {
    /** By offer and entrant. */
    chancesAt(at: number): readonly (readonly number[])[] {
      const offers = offersOf(contest);
      if (form === 'draw') return offers.map(() => drawAt(at));
      const season = { ...seasonAt(at), seed: hash(seed, id), leadsOf: between };
      return tableChances(
        season,
        offers.map((offer) => offer.places),
      );
    },
    /** Entrants from the first place on; of a draw the winner alone. Ask when the last match is over. */
    rankingAt: (at: number): readonly number[] =>
      form === 'draw' ? [drawAt(at).indexOf(1)] : tableOf(seasonAt(at)).map(({ entrant }) => entrant),
    /** The next end of a match, or the next start: an end is not known in advance. */
    nextChange: (at: number): number =>
      Math.min(
        ...contest
          .matches()
          .filter((fixture) => !results.has(fixture.id))
          .map((fixture) => (startOf(fixture) > at ? startOf(fixture) : endOf(fixture)))
          .filter((change) => change > at),
        Infinity,
      ),
    /** When the last match is over. Ask when it has begun. Only matches that may last beyond its start can be that. */
    endsAt: (): number => {
      const from = contest.closesAt - longestMatch * 1000;
      return Math.max(
        ...contest
          .matches()
          .filter((fixture) => Math.max(fixture.startAt, startOf(fixture)) > from)
          .map(endOf),
      );
    },
  };
}
export type Outlook = ReturnType<typeof createOutlook>;
