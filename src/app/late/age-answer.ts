import { sample } from 'effector';

import { $cookieChoice } from '@/features/access/agree-cookies';
import { sparingChanged } from '@/features/access/warn-age';

// "Only necessary" goes for the answer about the age too. Decisions D-78, D-79.
sample({ clock: $cookieChoice, fn: (choice) => choice?.type === 0, target: sparingChanged });
