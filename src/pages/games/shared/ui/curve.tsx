import type { ReactNode } from 'react';

import { msUntil } from '@contracts/shared-games';

import { curveOf, height, width } from '../lib/curve';
import * as css from './boards.css';

/** How the stake has grown so far, drawn; the number says the same. `ranMs` null: nothing runs. `end`: where the round ended. `exits`: where players left. */
export function Curve({
  ranMs,
  end,
  exits,
  children,
}: {
  ranMs: number | null;
  end: number | undefined;
  exits: readonly number[];
  children: ReactNode;
}) {
  const { line, area, dots } = curveOf(ranMs ?? (end === undefined ? 0 : msUntil(end)), exits);
  return (
    <div className={css.sky} aria-hidden="true">
      <p className={css.worth}>{children}</p>
      <svg className={css.curve} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none">
        <line x1="0" x2={width} y1={height} y2={height} className={css.base} />
        <polygon points={area} className={css.area} />
        <polyline points={line} className={css.line} />
        <path d={dots} className={css.dots} />
      </svg>
    </div>
  );
}
