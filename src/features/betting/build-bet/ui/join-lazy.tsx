import { useUnit } from 'effector-react';

import { isJoined } from '@contracts/builder-sports';

import { $bets, type Bet } from '@/entities/coupon';
import { createPart, PartTold, usePart } from '@/shared/part';

/** What bets on one match are worth as one. It loads when the slip holds such bets. */
const joiningPart = createPart({
  name: 'bets of one match as one',
  load: () => import('./joining'),
  texts: ['builder'],
});
const $isWanted = $bets.map(
  (bets) =>
    new Set(bets.map(({ market }) => market.gameId)).size < bets.length ||
    bets.some(({ market }) => isJoined(market.groupId)),
);

export function JoinNotes() {
  const isWanted = useUnit($isWanted);
  const { module: joining } = usePart(joiningPart, isWanted);
  if (!isWanted) return null;
  return joining ? <joining.JoinNotes /> : <PartTold part={joiningPart} />;
}

export function JoinedParts({ bet }: { bet: Bet }) {
  const { module: joining } = usePart(joiningPart);
  return joining ? <joining.JoinedParts bet={bet} /> : <span>{bet.market.name}</span>;
}
