import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $champs, $sports, type MatchInfo, nameOfMatch } from '@/entities/match';
import { matchPath } from '@/features/betting/open-match';
import { followedMedia } from '@/features/watch/watch-media';

/** A match, and what of it plays. */
export type Playing = { match: MatchInfo; type: 'video' | 'zone' };

export const useMedia = ({ match, type }: Playing) => {
  const [sports, champs] = useUnit([$sports, $champs]);
  const matchLink = matchPath({ match, sport: sports.get(match.sportId), champ: champs.get(match.champId) });
  const { id: gameId, sportId, zoneId, videoId } = match;
  const title = nameOfMatch(match);
  const [media] = useState(() => followedMedia({ gameId, sportId, zoneId, videoId, type, title, gameLink: matchLink }));
  return media;
};
