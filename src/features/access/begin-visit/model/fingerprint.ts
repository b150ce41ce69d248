import { sample } from 'effector';

import { fingerprintWanted } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';

/** The page comes first. */
const restMs = 2000;

const rest = createTimer();
sample({ clock: appReady, fn: () => restMs, target: rest.started });
sample({ clock: rest.fired, target: fingerprintWanted });
