import { useUnit } from 'effector-react';

import { idOfSegment } from '@contracts/path-segment';
import { isRacing } from '@contracts/racing-sports';

import { type GameInfo, gameName, useGame } from '@/entities/game';
import { createPartView } from '@/shared/part';
import { $routeMatch, usePageTitle } from '@/shared/routing';
import { GameView } from '@/widgets/game-view';

const MatchPicture = createPartView({
  name: 'picture',
  load: () => import('@/widgets/watch/match-picture'),
  texts: ['zone'],
  view: (module) => module.MatchPicture,
});
const RaceCard = createPartView({
  name: 'race card',
  load: () => import('@/widgets/sport/races'),
  texts: ['racing', 'markets'],
  view: (module) => module.RaceCard,
});
const card = (game: GameInfo) => (isRacing(game.sportId) ? <RaceCard game={game} /> : null);
const picture = (game: GameInfo) => (game.zoneId ?? game.videoId) && <MatchPicture game={game} />;

/** Path: /home/{line|live}/{sport}/{champ}/{game}. Spec: shell §2. */
export function GamePage() {
  const match = useUnit($routeMatch);
  const { section, game } = match?.params ?? {};
  const gameId = idOfSegment(game);
  const known = useGame(gameId ?? 0);
  usePageTitle(known === null ? null : gameName(known));
  const zone = section === 'line' ? 'line' : 'live';
  return <GameView key={gameId} zone={zone} gameId={gameId} picture={picture} card={card} />;
}
