import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';

/** Clocks differ by so much. */
const mostAheadMs = 5 * 60_000;

/**
 * The time of a report decides its rank, so a report from years ahead would never be replaced. `field`: its path in the
 * body.
 */
export function requireSaidByNow({ clock }: Pick<World, 'clock'>, at: number, field: string): void {
  if (at > clock.now() + mostAheadMs)
    throw wrongField(field, 'lies ahead of the clock of the site; milliseconds are meant');
}
