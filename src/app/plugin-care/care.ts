import { createEvent, sample } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';
import { createPart, partCame, partWanted } from '@/shared/part';

/** Care of the remote apps of an open page: it loads after everything that a visitor waits for. */
const carePart = createPart({ name: 'care of remote apps', load: () => import('./care-part') });

/** It is here, and begins. */
export const careBegan = createEvent();

sample({ clock: appReady, fn: () => carePart, target: partWanted });
sample({ clock: partCame(carePart), target: careBegan });
