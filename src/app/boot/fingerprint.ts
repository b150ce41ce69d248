import { sample } from 'effector';
import { delay } from 'patronum';

import { fingerprintWanted } from '@/shared/api';

import { appReady } from './boot';

/** The page comes first. */
const restMs = 2000;

sample({ clock: delay(appReady, restMs), target: fingerprintWanted });
