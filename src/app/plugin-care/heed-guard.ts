import { here } from '@/entities/plugin';
import { mountedPlaces } from '@/widgets/plugin-slot';

import { noteError } from './costs';

const placesOf = (app: string) => [...mountedPlaces].filter(({ mount }) => mount.entry.id === app);

/**
 * What the guard of apps has refused goes to the control room, and an attack ends its app; one that is not mounted yet is judged when it
 * is. Elements that an app added to the body are removed with the last of its places. Decision D-650.
 */
export function heedGuard(): void {
  const { refusals = [], holdAgain, showOverlays } = here.guard ?? {};
  holdAgain?.();
  for (const refusal of refusals.splice(0)) {
    const places = placesOf(refusal.app);
    const [first] = places;
    if (first === undefined) refusals.push(refusal);
    else noteError(first.mount.entry, `It ${refusal.what}`);
    if (refusal.isAttack) for (const place of places) place.fail(new Error(`It ${refusal.what}`));
  }
  showOverlays?.((app) => placesOf(app).length > 0);
}
