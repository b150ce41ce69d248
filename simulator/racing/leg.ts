import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import { eachWayTerms, type RaceLeg } from '../../contracts/race-leg.ts';
import { usualOdds } from './odds.ts';
import { leftBy, outBy, type Race } from './race.ts';
import { cutOf, cutOfAll } from './rule-four.ts';
import { sharersOf } from './run.ts';

/** "0.5", "0.333333"; the whole is nothing to say. */
const factorOf = (part: number, of: number): { deadHeatFactor?: string } =>
  part >= of ? {} : { deadHeatFactor: String(Number((part / of).toFixed(6))) };

/** What a withdrawal takes from the winnings of bets taken before it, in hundredths, and the odds that it goes by. */
export function withdrawalCut(race: Race, number: number, at: number): { milli: number; percent: number } {
  const before = usualOdds(race, leftBy(race, at - 1));
  const milli = before.find(({ runner }) => runner.number === number)?.milli ?? 0;
  return { milli, percent: cutOf(milli) };
}

/** How a bet to win has ended by a moment of play; null: it is open. */
export function resultBy(race: Race, number: number, at: number): BetStatusId | null {
  if (outBy(race, at).some((one) => one.number === number)) return S.return;
  if (at < race.overAt) return null;
  return race.course().placings.some((one) => one.number === number && one.place === 1) ? S.win : S.lose;
}

/** What the race has done by a moment of play to a bet that was taken at another. */
export function legBy(race: Race, number: number, takenAt: number, at: number): RaceLeg {
  const out = outBy(race, at);
  if (out.some((one) => one.number === number)) return { place: { statusId: S.return } };
  const cut = cutOfAll(
    out.filter((one) => one.at > takenAt).map((one) => withdrawalCut(race, one.number, one.at).percent),
  );
  const deduction = cut > 0 ? { deduction: String(cut / 100) } : {};
  const isHandicap = race.programme.kind === 'handicap';
  const terms = eachWayTerms(race.runners.length - out.length, isHandicap);
  const eachWay = terms ? { eachWay: terms } : {};
  if (at < race.overAt) return { ...eachWay, ...deduction };
  const { placings } = race.course();
  const place = placings.find((one) => one.number === number)?.place ?? 0;
  const share = sharersOf(placings, place);
  const isPlaced = terms !== null && place <= terms.places;
  return {
    ...eachWay,
    ...deduction,
    ...(place === 1 && factorOf(1, share)),
    // With too few left there are no places, so that half of the stake is returned.
    place: terms
      ? { statusId: isPlaced ? S.win : S.lose, ...(isPlaced && factorOf(terms.places - place + 1, share)) }
      : { statusId: S.forcedReturn },
  };
}
