import { createEvent, sample } from 'effector';

import { createPart, partCame, partWanted } from '@/shared/part';

import { careBegan } from './care';

/** The code that reads the table of slots: no one waits for its lines in the log. */
const faultPart = createPart({ name: 'faults of remote apps', load: () => import('./fault-part') });

/** It is here, and begins. */
export const faultsBegan = createEvent();

sample({ clock: careBegan, fn: () => faultPart, target: partWanted });
sample({ clock: partCame(faultPart), target: faultsBegan });
