import { createPartView } from '@/shared/part';

import * as css from './room.css';

/** Its place is there before its code, which the session in the head of the page shares. */
export const SessionStrip = createPartView({
  name: 'session at a game',
  load: () => import('./session-bar'),
  view: (module) => module.SessionBar,
  fallback: <div className={css.bar} />,
});
