import type { LockReason } from '../../contracts/lock-reasons.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { entrantMarket, eventAsMatch } from '../event.ts';
import { marketIdOf } from '../ids.ts';
import { nameText } from '../names/name-text.ts';
import type { SimMarket, SimMatch, Text } from '../types.ts';
import type { Runner } from './field.ts';
import { leftBy, type Race } from './race.ts';
import { metresText, nameOfRace } from './words.ts';

/** Its only market: the winner. The runner is named by its number. */
export const runnerMarketId = (raceId: number, number: number): number =>
  marketIdOf(raceId, { groupId: G.outrightWinner, typeId: O.entrant, period: 0, param: number });

export const runnerNames = ({ name }: Pick<Runner, 'name'>): { name: Text; groupName: Text } => ({
  name: nameText(name, 'en'),
  groupName: text('markets.race_winner'),
});

type Shown = { milli: number; lock: LockReason | null };

export const runnerMarket = ({ id }: Race, runner: Runner, { milli, lock }: Shown): SimMarket =>
  entrantMarket({
    ...{ id: runnerMarketId(id, runner.number), gameId: id, groupId: G.outrightWinner, param: runner.number },
    names: runnerNames(runner),
    // Races cannot be combined: a dead heat or a withdrawal changes what an accumulator pays.
    ...{ milli, lock, isBannedExpress: true, sort: runner.number },
  });

/** `open`: bets are taken; `off`: it is run; `over`: its result is known. */
export type RacePhase = 'open' | 'off' | 'over';
const statusOf = { open: 0, off: 2, over: 4 } as const;

type State = { startAtMs: number; phase: RacePhase };

export const raceAsMatch = (race: Race, at: number, { startAtMs, phase }: State): SimMatch => ({
  ...eventAsMatch({
    ...{ id: race.id, champ: race.place.course.champ, name: nameOfRace(race) },
    ...{ startAtMs, status: statusOf[phase] },
    ...{ outcomesCount: leftBy(race, at).length, marketsCount: 1 },
  }),
  periodName: metresText(race.programme.metres),
});
