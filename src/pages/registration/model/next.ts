import { createEvent, sample } from 'effector';

import { $location, askedTarget, navigateTo } from '@/shared/routing';

/** The new player has saved their password and goes on. */
export const registrationDone = createEvent();

/**
 * Leads where redirect_url or from_url point within this site, otherwise home. Spec: shell §2, REG-11, decision D-38.
 */
export const nextPath = (search: string): string => askedTarget(search) ?? '/';

sample({ clock: registrationDone, source: $location, fn: ({ search }) => nextPath(search), target: navigateTo });
