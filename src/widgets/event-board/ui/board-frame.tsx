import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $is12h } from '@/shared/i18n';

import * as css from './board.css';

type BoardFrameProps = {
  /** Market columns of the rows; three unless said otherwise. */
  columns?: number | undefined;
  /** Rows show the score by period. */
  isScoreWide?: boolean | undefined;
  children: ReactNode;
};

/** What the rows measure themselves by: the width of the list, its columns and the room that a time takes. */
export function BoardFrame({ columns, isScoreWide, children }: BoardFrameProps) {
  const is12h = useUnit($is12h);
  return (
    <div
      className={is12h ? css.board12h : css.board}
      data-columns={columns}
      data-score={isScoreWide === true ? 'wide' : undefined}
    >
      {children}
    </div>
  );
}
