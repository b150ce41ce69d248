import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $is12h } from '@/shared/i18n';
import { useSlotApps } from '@/shared/slot';

import * as css from './board.css';

type BoardFrameProps = {
  /** Market columns of the rows; three unless said otherwise. */
  columns?: number | undefined;
  /** Rows show the score by period. */
  isScoreWide?: boolean | undefined;
  children: ReactNode;
};

/** The measures for the rows: the width of the list, its columns, the room for a time. */
export function BoardFrame({ columns, isScoreWide, children }: BoardFrameProps) {
  const is12h = useUnit($is12h);
  const hasSigns = useSlotApps('board.row').length > 0;
  return (
    <div
      className={is12h ? css.board12h : css.board}
      data-columns={columns}
      data-signs={hasSigns ? '' : undefined}
      data-score={isScoreWide === true ? 'wide' : undefined}
    >
      {children}
    </div>
  );
}
