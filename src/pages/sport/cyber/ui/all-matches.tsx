import { useCallback } from 'react';

import type { Champ, CyberType } from '@contracts/feed';
import { sportIds } from '@contracts/markets';

import { BoardDesk, ChosenBoard } from '@/widgets/match-board';

/** Every match of a kind of esports. */
export function AllMatches({ type }: { type: CyberType }) {
  const isIn = useCallback((champ: Champ) => champ.cyberType === type, [type]);
  return <Boards isIn={isIn} />;
}

/** The live matches of some competitions, and those to come. */
export function Boards({ isIn }: { isIn: (champ: Champ) => boolean }) {
  return (
    <BoardDesk>
      <ChosenBoard zone="live" sportId={sportIds.esports} isIn={isIn} />
      <ChosenBoard zone="line" sportId={sportIds.esports} isIn={isIn} />
    </BoardDesk>
  );
}
