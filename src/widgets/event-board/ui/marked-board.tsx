import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { $champs, $games, $sports, type GameInfo, groupBySport, isFinishedGame } from '@/entities/game';
import { useTopic } from '@/shared/feed';

import { topOf } from '../lib/top';
import { NoList } from './board-states';
import { SportTables } from './sport-tables';

/** The page holds every row, so it has no more of them. */
const most = 100;

type MarkedBoardProps = { zone: Zone; topic: string; isIn: (game: GameInfo) => boolean };

/** Games of one zone that a topic of the feed has, in a table for each sport. */
export function MarkedBoard({ zone, topic, isIn }: MarkedBoardProps) {
  const phase = useTopic(topic);
  useTopic(`sports:${zone}`);
  const [sports, champs, games] = useUnit([$sports, $champs, $games]);
  const isShown = (game: GameInfo) => game.zone === zone && !isFinishedGame(game) && isIn(game);
  const found = topOf(groupBySport({ sports, champs, games }, isShown), most);
  if (found.length === 0) return <NoList zone={zone} phase={phase} />;
  return <SportTables sports={found} />;
}
