import { betStatuses as S } from '@contracts/coupon';

import type { Leg, PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';

/** Percent of a text such as "0.15", or of the part of a stake that has won. */
const percentOf = (part: string): number => Math.round(Number(part) * 100);

/** What a race has done to the bet: places, a shared place, and what a withdrawal takes. */
export function RaceNotes({ bet, leg: { race, statusId } }: { bet: PlacedBet; leg: Leg }) {
  const t = useT();
  if (!race) return null;
  const { eachWay, deduction, deadHeatFactor, place } = race;
  const isReturned = statusId === S.return || statusId === S.forcedReturn;
  const placed = place?.statusId === S.win ? 'bets.placed' : place?.statusId === S.lose ? 'bets.notPlaced' : null;
  const notes = [
    bet.isEachWay === true && eachWay && t('bets.eachWayTerms', { ...eachWay }),
    bet.isEachWay === true && !isReturned && placed && t(placed),
    bet.isEachWay === true && !isReturned && place?.statusId === S.forcedReturn && t('bets.placeBack'),
    isReturned && t('bets.nonRunner'),
    deduction !== undefined && t('bets.ruleFour', { percent: percentOf(deduction) }),
    deadHeatFactor !== undefined && t('bets.deadHeat', { percent: percentOf(deadHeatFactor) }),
    bet.isEachWay === true &&
      place?.deadHeatFactor !== undefined &&
      t('bets.placeDeadHeat', { percent: percentOf(place.deadHeatFactor) }),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => <div key={note}>{note}</div>);
}
