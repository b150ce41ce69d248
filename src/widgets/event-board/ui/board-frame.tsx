import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $is12h } from '@/shared/i18n';

import * as css from './board.css';

/** What the rows measure themselves by: the width of the list and the room that a time takes. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const is12h = useUnit($is12h);
  return <div className={is12h ? css.board12h : css.board}>{children}</div>;
}
