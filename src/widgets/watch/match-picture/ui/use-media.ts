import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $champs, $sports, type GameInfo, gameName } from '@/entities/game';
import { gamePath } from '@/features/betting/open-event';
import { followedMedia } from '@/features/watch/watch-media';

/** A match, and what of it plays. */
export type Playing = { game: GameInfo; type: 'video' | 'zone' };

export const useMedia = ({ game, type }: Playing) => {
  const [sports, champs] = useUnit([$sports, $champs]);
  const gameLink = gamePath({ game, sport: sports.get(game.sportId), champ: champs.get(game.champId) });
  const { id: gameId, sportId, zoneId, videoId } = game;
  const title = gameName(game);
  const [media] = useState(() => followedMedia({ gameId, sportId, zoneId, videoId, type, title, gameLink }));
  return media;
};
