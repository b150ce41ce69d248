import { sample } from 'effector';

import { $isPanelNeeded } from '@/features/betting/open-coupon';
import { pickingWanted } from '@/features/betting/pick-outcome';

// The rules and the slip of the coupon load with its panel.
sample({ clock: $isPanelNeeded, filter: Boolean, target: pickingWanted });
