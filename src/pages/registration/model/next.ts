import { createEvent, sample } from 'effector';

import { $location, askedTarget, navigateTo } from '@/shared/routing';

/** The new player has kept his password and goes on. */
export const registrationDone = createEvent();

/** Where redirect_url or from_url of this site's own paths lead, else home. Spec: shell §2, REG-11, decision D-38. */
export const nextPath = (search: string): string => askedTarget(search) ?? '/';

sample({ clock: registrationDone, source: $location, fn: ({ search }) => nextPath(search), target: navigateTo });
