import type { ReactNode } from 'react';

import { msUntil } from '@contracts/shared-games';

import { curveOf, height, width } from '../lib/curve';
import * as css from './boards.css';

/** How the stake has grown so far, drawn; the number says the same. `ranMs` null: nothing runs. `end`: where the round ended. `exits`: where players left. */
export function Curve({
  ranMs,
  end,
  exits,
  wait,
  children,
}: {
  ranMs: number | null;
  end: number | undefined;
  exits: readonly number[];
  /** Seconds until it starts. */
  wait: number | undefined;
  children: ReactNode;
}) {
  const { line, area, dots } = curveOf(ranMs ?? (end === undefined ? 0 : msUntil(end)), exits);
  return (
    <div className={css.sky} data-ended={end !== undefined} aria-hidden="true">
      <svg className={css.hills} viewBox="0 0 100 20" preserveAspectRatio="none">
        <path d="M0 20 V12 Q18 0 36 10 Q54 20 70 8 Q86 -4 100 11 V20Z" />
      </svg>
      {wait === undefined ? <p className={css.worth}>{children}</p> : <p className={css.wait}>{wait}</p>}
      <svg className={css.curve} viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none">
        <line x1="0" x2={width} y1={height} y2={height} className={css.base} />
        <polygon points={area} className={css.area} />
        <polyline points={line} className={css.line} />
        <path d={dots} className={css.dots} />
      </svg>
    </div>
  );
}
