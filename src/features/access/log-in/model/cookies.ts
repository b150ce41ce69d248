import { createEffect } from 'effector';

import type { Bearer } from '@/shared/api';
import { readCookie } from '@/shared/lib/cookie';

/**
 * The backend marks a session with a cookie that scripts may read (`is_auth`). If it is missing, the browser keeps no
 * cookies. Fault F89.
 */
export const cookiesKeptFx = createEffect(
  (_: { userId: number; token?: Bearer }) => typeof document === 'undefined' || readCookie('is_auth') === '1',
);
