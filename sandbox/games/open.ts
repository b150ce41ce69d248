import { requireSessionTime } from '../account/index.ts';
import type { CallerSession } from '../http/context.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import type { World } from '../world/world.ts';

/** What keeps from play in this session, whatever the stake: its own end, and a reality check that waits. */
export function requireOpen(world: World, caller: CallerSession): void {
  requireSessionTime(world, caller);
  requireAnsweredCheck(world, caller);
}
