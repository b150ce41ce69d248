import { useUnit } from 'effector-react';

import { $bets, oddsOf } from '@/entities/bet';
import { createPartView } from '@/shared/part';

import { OddsPlace, usePlaces } from '../lib/use-format';

const MyBets = createPartView({
  name: 'my bets',
  load: () => import('./my-bets'),
  view: (module) => module.MyBets,
});

/** My bets come right behind the panel, whose slip is seen first. */
export function BetsPart() {
  const bets = useUnit($bets);
  const places = usePlaces((bets ?? []).flatMap(oddsOf));
  return (
    <OddsPlace value={places}>
      <MyBets />
    </OddsPlace>
  );
}
