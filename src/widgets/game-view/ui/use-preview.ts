import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Zone } from '@contracts/feed';

import { $champs, $games, $sports, groupBySport, isFinishedGame, useGame, type GameInfo } from '@/entities/game';

import { $pressedGameId } from '../model/preview';

export type PreviewOf = { zone: Zone; sportId: number | null; champId: number | null };

const isOf = (game: GameInfo, { zone, sportId, champId }: PreviewOf): boolean =>
  game.zone === zone &&
  (sportId === null || game.sportId === sportId) &&
  (champId === null || game.champId === champId) &&
  !isFinishedGame(game);

/** The match to look into beside a list: the one whose price was pressed last, else the first of the list. */
export function usePreview({ zone, sportId, champId }: PreviewOf): GameInfo | null {
  const [sports, champs, games, pressedId] = useUnit([$sports, $champs, $games, $pressedGameId]);
  const pressed = useGame(pressedId ?? -1);
  const first = useMemo(() => {
    const [sport] = groupBySport({ sports, champs, games }, (game) => isOf(game, { zone, sportId, champId }));
    return sport?.champs[0]?.games[0] ?? null;
  }, [sports, champs, games, zone, sportId, champId]);
  return pressed && isOf(pressed, { zone, sportId, champId }) ? pressed : first;
}
