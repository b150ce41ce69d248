import { createEvent, sample } from 'effector';

import { choiceKept } from '@/entities/preferences';
import { $isAuth } from '@/entities/session';
import { createSaving } from '@/shared/carry';

import { saveFx } from '../api/save';

const chosen = createEvent();
sample({ clock: choiceKept, source: $isAuth, filter: Boolean, target: chosen });

const { sent, $isUnsaved } = createSaving(chosen, saveFx);
sample({ clock: sent, target: saveFx });

export { $isUnsaved };
