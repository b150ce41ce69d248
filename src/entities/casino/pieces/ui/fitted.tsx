import type { CSSProperties, ReactNode } from 'react';

import * as css from './boards.css';

/** What lies over a picture of this size, as the picture lies in its frame. */
export function Fitted({ size: [wide, high], children }: { size: readonly [number, number]; children: ReactNode }) {
  return (
    <div className={css.fit}>
      <div className={css.fitted} style={{ '--wide': wide, '--high': high } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
