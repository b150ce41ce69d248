import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { type Leg, type Milli, racingOf } from '../../contracts/maths/index.ts';
import type { RaceLeg } from '../../contracts/race-leg.ts';
import type { World } from '../world/world.ts';
import type { StoredBet } from './types.ts';

/** How the place part ended, where its win part ended like this. A winner is placed; a void bet is void as a whole. */
function placeStatus(statusId: BetStatusId, place: RaceLeg['place']): BetStatusId {
  const own = (place?.statusId ?? statusId) as BetStatusId;
  if (statusId < 0) return statusId;
  if (statusId > S.win) return statusId;
  return statusId === S.win && own === S.lose ? S.win : own;
}

/** What a race adds to a leg. Before it is run its `statusId` is absent. */
export function racedLeg(race: RaceLeg | undefined, milli: Milli, statusId: BetStatusId = -2): Partial<Leg> {
  if (race === undefined) return {};
  const { place, ...fields } = race;
  return racingOf({ ...fields, place: { ...place, statusId: placeStatus(statusId, place) } }, milli);
}

const isSame = (one: RaceLeg, other: RaceLeg): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The bet with what its race has done to it by now. The same object where nothing has. */
export function racedBet({ simulator }: World, bet: StoredBet): StoredBet {
  const { race } = bet.facts;
  if (race === undefined) return bet;
  // Terms that the race drops at the off stay with the bet: they return its place part.
  const now = { ...race, ...simulator.racing.legOf(bet.marketId, race.takenAt) };
  return isSame(race, now) ? bet : { ...bet, facts: { ...bet.facts, race: now } };
}
