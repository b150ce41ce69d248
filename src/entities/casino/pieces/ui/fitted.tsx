import type { CSSProperties, ReactNode } from 'react';

import * as css from './boards.css';

/** Draws over a picture of this size, in the position of the picture in its frame. */
export function Fitted({ size: [wide, high], children }: { size: readonly [number, number]; children: ReactNode }) {
  return (
    <div className={css.fit}>
      <div className={css.fitted} style={{ '--wide': wide, '--high': high } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
