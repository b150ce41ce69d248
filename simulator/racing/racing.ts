import type { RaceLeg } from '../../contracts/race-leg.ts';
import type { MeetingRace, MeetingRaces, RaceCard } from '../../contracts/racing.ts';
import type { FixtureChamp } from '../fixture.ts';
import { localize } from '../types.ts';
import { meetingFacts, raceCard, raceFacts, type Reader } from './card.ts';
import { type FinishedRace, finishedRaces } from './finished.ts';
import { outcomeOf } from './outcome.ts';
import { racesBetween } from './place.ts';
import type { Race } from './race.ts';
import type { Races } from './races.ts';

/** What the rest of the sandbox may ask of races. */
export type Racing = {
  /** The time of play, by which bets on races know what came after them. */
  now: () => number;
  /** Null: there is no such race, or it is not announced yet. */
  card: (gameId: number, lng: string) => RaceCard | null;
  /** Current meetings of a sport with races, the next race first; null: of both sports. */
  meetings: (sportId: number | null, lng: string) => MeetingRaces[];
  /** Races that ended from one moment of the world (ms) up to another and not after now, newest first. */
  finished: (from: number, to: number, lng: string, isWanted: (champ: FixtureChamp) => boolean) => FinishedRace[];
  /** What a race has done by now to a bet that was taken at a time of play; null: the outcome is of no race. */
  legOf: (marketId: number, takenAt: number) => RaceLeg | null;
};

/** A race is looked at for five hours after it, and announced twelve before. */
const backMs = 4 * 3_600_000;
const aheadMs = 12 * 3_600_000;
/** The favourite is told for so many next races of a sport. */
const nextRaces = 6;

/** `clockNow`: the time of the world. */
export function createRacing(races: Races, clockNow: () => number): Racing {
  const now = () => races.time.matchAt(clockNow());

  const favouriteOf = ({ id }: Race, lng: string): Pick<MeetingRace, 'favourite'> => {
    const odds = races.marketsOf(id).filter(({ milli, isBlocked }) => milli > 0 && !isBlocked);
    const [best] = odds.sort((a, b) => a.milli - b.milli);
    return best ? { favourite: { marketId: best.id, number: best.param ?? 0, name: localize(best.name, lng) } } : {};
  };

  const meetings: Racing['meetings'] = (sportId, lng) => {
    const at = now();
    const reader: Reader = { races, at, lng };
    const isNext = ({ off }: Race) => off > at;
    const held = races.courses
      .filter(({ champ }) => sportId === null || champ.sportId === sportId)
      .map((course) => racesBetween([course], at - backMs, at + aheadMs).map((place) => races.book.raceAt(place)))
      .flatMap((own) => {
        const main = own.find(isNext) ?? own.at(-1);
        return main ? [{ own, main }] : [];
      });
    const nextOf = (isDogs: boolean) =>
      held
        .flatMap(({ own }) => own)
        .filter((race) => isNext(race) && race.place.course.isDogs === isDogs)
        .sort((a, b) => a.off - b.off)
        .slice(0, nextRaces);
    const next = new Set([...nextOf(false), ...nextOf(true)]);
    const raceOf = (race: Race): MeetingRace => {
      const outcome = outcomeOf(reader, race);
      return {
        ...raceFacts(reader, race),
        ...(outcome && { outcome }),
        ...(next.has(race) && favouriteOf(race, lng)),
      };
    };
    return held
      .sort((a, b) => Number(isNext(b.main)) - Number(isNext(a.main)) || a.main.off - b.main.off)
      .map(({ own, main }) => ({ ...meetingFacts(reader, main), races: own.map(raceOf) }));
  };
  return {
    now,
    card: (gameId, lng) => {
      const race = races.raceOf(gameId);
      const at = now();
      return race && race.announcedAt <= at ? raceCard({ races, at, lng }, race) : null;
    },
    meetings,
    finished: (from, to, lng, isWanted) => finishedRaces(races, { from, to, now: clockNow(), lng, isWanted }),
    legOf: (marketId, takenAt) => races.legOf(marketId, takenAt, now()),
  };
}
