import { sample } from 'effector';

import { refreshingBegan } from '@/features/refresh-config';

import { careBegan } from './care';
import './watch';
import './tell-faults';
import './costs';
import './beacon';
import './change';

/** Care of remote apps in an open page; it starts with `careBegan`. The configuration switches them too. */
sample({ clock: careBegan, target: refreshingBegan });
