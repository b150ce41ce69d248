import type { GamePart, Room } from '@/entities/casino/round';
import { createPartView } from '@/shared/part';

import { PlayForm } from './play-form';

/** Few countries allow it, so it comes where one does. */
const AutoPanel = createPartView({
  name: 'rounds by themselves',
  load: () => import('./auto-panel'),
  view: (module) => module.AutoPanel,
});

/** One press is one round, unless the country lets rounds follow that need no step of their player. Row CAS-11. */
export function PlayPanel({ room, part }: { room: Room; part: GamePart }) {
  const mayFollow = room.mayAutoPlay && part.maths.steps === undefined;
  return mayFollow ? <AutoPanel room={room} part={part} /> : <PlayForm room={room} part={part} />;
}
