import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';

/** Clocks differ by so much. */
const mostAheadMs = 5 * 60_000;

/** A word decides by when it was said, so one from years to come would never be overtaken. `field`: its path in the body. */
export function requireSaidByNow({ clock }: Pick<World, 'clock'>, at: number, field: string): void {
  if (at > clock.now() + mostAheadMs)
    throw wrongField(field, 'lies ahead of the clock of the site; milliseconds are meant');
}
