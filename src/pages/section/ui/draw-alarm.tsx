import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { ChainAlarm } from '@/widgets/casino/chain-watch';

import { $alarmed, drawsShown } from '../model/draw-watch';

/** Draws that the app of the lotteries shows are not as this browser has seen them. No ticket goes out until the player has answered. Row FAIR-19. */
export function DrawAlarm() {
  const [alarmed, shown] = useUnit([$alarmed, drawsShown]);
  useEffect(() => shown(), [shown]);
  return alarmed.map((game) => <ChainAlarm key={game} game={game} />);
}
