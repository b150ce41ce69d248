import type { ReactNode } from 'react';

import * as css from './room.css';

/** What a player presses in a room; on a phone it is in the first screen of every game. Row CAS-33. */
export const Foot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>;
