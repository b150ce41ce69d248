import { useUnit } from 'effector-react';

import { idOfSegment } from '@/features/open-event';
import { $routeMatch } from '@/shared/routing';
import { GameView } from '@/widgets/game-view';

/** Path: /home/{line|live}/{sport}/{champ}/{game}. Spec: shell §2. */
export function GamePage() {
  const match = useUnit($routeMatch);
  const { section, game } = match?.params ?? {};
  const gameId = idOfSegment(game);
  return <GameView key={gameId} zone={section === 'line' ? 'line' : 'live'} gameId={gameId} />;
}
