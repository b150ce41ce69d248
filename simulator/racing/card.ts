import { eachWayTerms } from '../../contracts/race-leg.ts';
import type { Meeting, RaceCard, RaceFacts, RaceRunner } from '../../contracts/racing.ts';
import { nameText } from '../names/name-text.ts';
import { hash } from '../random.ts';
import { localize } from '../types.ts';
import { runnerMarketId } from './entities.ts';
import type { Runner } from './field.ts';
import { formOf } from './form.ts';
import { withdrawalCut } from './leg.ts';
import { usualOdds } from './odds.ts';
import { racesOfMeeting } from './place.ts';
import { leftBy, outBy, type Race } from './race.ts';
import { phaseOf, type Races } from './races.ts';
import { sharersOf } from './run.ts';
import { nameOfRace } from './words.ts';

export type Reader = { races: Races; at: number; lng: string };

export function raceFacts({ races, at, lng }: Reader, race: Race): RaceFacts {
  const { kind, metres, going } = race.programme;
  const runners = leftBy(race, at).length;
  return {
    ...{ id: race.id, name: localize(nameOfRace(race), lng), startAt: Math.floor(races.time.timeOf(race.off) / 1000) },
    ...{ state: phaseOf(race, at), kind, metres, going, runners },
    eachWay: eachWayTerms(runners, kind === 'handicap'),
  };
}

export function meetingFacts({ lng }: Reader, race: Race): Meeting {
  const { champ } = race.place.course;
  return {
    champId: champ.id,
    sportId: champ.sportId,
    name: localize(champ.name, lng),
    countryCode: champ.country.code,
    going: race.programme.going,
  };
}

/** Nobody must read a course before its time: `at` bounds everything that is told of it. */
export function raceCard(reader: Reader, race: Race): RaceCard {
  const { races, at, lng } = reader;
  const { book, time } = races;
  const isOver = phaseOf(race, at) === 'over';
  const { placings } = isOver ? race.course() : { placings: [] };
  const last = isOver ? usualOdds(race, leftBy(race, at)) : [];
  const outs = outBy(race, at);

  const runnerOf = (runner: Runner): RaceRunner => {
    const { number, name, draw, age, rating, jockey, trainer } = runner;
    const out = outs.find((one) => one.number === number);
    const came = placings.find((one) => one.number === number);
    const cut = out && withdrawalCut(race, number, out.at);
    return {
      ...{ number, marketId: runnerMarketId(race.id, number), name: localize(nameText(name, 'en'), lng) },
      ...{ draw, form: formOf(book, race, runner), age, rating, trainer: localize(nameText(trainer, 'en'), lng) },
      ...(jockey !== undefined && { jockey: localize(nameText(jockey, 'en'), lng) }),
      silks: hash(race.place.course.champ.id, runner.index),
      ...(out &&
        cut && { out: { at: Math.floor(time.timeOf(out.at) / 1000), coef: cut.milli / 1000, percent: cut.percent } }),
      ...(came && {
        result: {
          ...{ place: came.place, behind: came.behind },
          share: sharersOf(placings, came.place),
          coef: (last.find((one) => one.runner.number === number)?.milli ?? 0) / 1000,
        },
      }),
    };
  };

  return {
    race: raceFacts(reader, race),
    meeting: {
      ...meetingFacts(reader, race),
      races: Array.from({ length: racesOfMeeting }, (_, number) =>
        raceFacts(reader, book.raceAt({ ...race.place, number })),
      ),
    },
    runners: race.runners.map(runnerOf),
  };
}
