import { useUnit } from 'effector-react';

import { idOfSegment } from '@contracts/path-segment';
import { isRacing } from '@contracts/racing-sports';

import { type MatchInfo, nameOfMatch, useMatch } from '@/entities/match';
import { createPartView } from '@/shared/part';
import { $routeMatch, usePageTitle } from '@/shared/routing';
import { MatchView } from '@/widgets/match-view';

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
const card = (match: MatchInfo) => (isRacing(match.sportId) ? <RaceCard match={match} /> : null);
const picture = (match: MatchInfo) => (match.zoneId ?? match.videoId) && <MatchPicture match={match} />;

/** Path: /home/{line|live}/{sport}/{champ}/{game}. Spec: shell §2. */
export function MatchPage() {
  const route = useUnit($routeMatch);
  const { section, game } = route?.params ?? {};
  const gameId = idOfSegment(game);
  const known = useMatch(gameId ?? 0);
  usePageTitle(known === null ? null : nameOfMatch(known));
  const zone = section === 'line' ? 'line' : 'live';
  return <MatchView key={gameId} zone={zone} gameId={gameId} picture={picture} card={card} />;
}
