import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $joints, $wishes, slipHidden, slipShown } from '../model/asking';
import { JoinNote } from './join-note';

/** An offer for each match that the slip holds several bets on. */
export function JoinNotes() {
  const [wishes, joints, show, hide] = useUnit([$wishes, $joints, slipShown, slipHidden]);
  useEffect(() => {
    show();
    return () => hide();
  }, [show, hide]);
  return wishes
    .filter(({ taken }) => !taken)
    .map((wish) => <JoinNote key={wish.gameId} wish={wish} joint={joints.get(wish.key)} />);
}
