import { combine } from 'effector';

import { $isSelfExcluded } from '@/entities/player';
import { $playSession } from '@/entities/safety/play-session';
import { $isAuth } from '@/entities/session';

/**
 * Nothing calls a player who is in a time-out or has excluded themselves back to the matches. Until that is known, nothing calls
 * anybody. Row PREF-10.
 */
export const $isSilent = combine(
  { isAuth: $isAuth, isSelfExcluded: $isSelfExcluded, session: $playSession },
  ({ isAuth, isSelfExcluded, session }) => isAuth && (isSelfExcluded || session === null || session.rest !== null),
);
