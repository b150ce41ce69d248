import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { ChainAlarm } from '@/widgets/casino/chain-watch';

import { $game } from '../model/virtual';
import { watchShown } from '../model/watch';

/** What the browser found wrong with the chains of the sport; nothing while nothing is. Row FAIR-19. */
export function Alarm() {
  const [game, shown] = useUnit([$game, watchShown]);
  useEffect(() => shown(), [shown]);
  return <ChainAlarm game={game} />;
}
