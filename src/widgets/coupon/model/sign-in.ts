import { sample } from 'effector';

import { loginOpened } from '@/features/access/log-in';
import { signInNeeded } from '@/features/betting/place-bet';

// A visitor who wants to place, or to see his bets, is asked to log in where he is; the slip waits.
sample({ clock: signInNeeded, target: loginOpened });
