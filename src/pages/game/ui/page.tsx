import { useUnit } from 'effector-react';

import { type GameInfo, gameName, useGame } from '@/entities/game';
import { idOfSegment } from '@/features/betting/open-event';
import { createPartView } from '@/shared/part';
import { $routeMatch, usePageTitle } from '@/shared/routing';
import { GameView } from '@/widgets/game-view';

const MatchPicture = createPartView({
  name: 'picture',
  load: () => import('@/widgets/watch/match-picture'),
  texts: ['zone'],
  view: (module) => module.MatchPicture,
});
const picture = (game: GameInfo) => (game.zoneId ?? game.videoId) && <MatchPicture game={game} />;

/** Path: /home/{line|live}/{sport}/{champ}/{game}. Spec: shell §2. */
export function GamePage() {
  const match = useUnit($routeMatch);
  const { section, game } = match?.params ?? {};
  const gameId = idOfSegment(game);
  const known = useGame(gameId ?? 0);
  usePageTitle(known === null ? null : gameName(known));
  return <GameView key={gameId} zone={section === 'line' ? 'line' : 'live'} gameId={gameId} picture={picture} />;
}
