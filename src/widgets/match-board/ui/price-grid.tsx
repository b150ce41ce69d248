import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';

import * as css from './board.css';

/** Matches with prices as one stop of the Tab key; arrows move within it (`features/move-by-keys`). */
export function PriceGrid({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div>
      <div className={css.sized} role="group" tabIndex={-1} data-price-grid="list" aria-label={t('sport.grid.label')}>
        {children}
      </div>
      <span tabIndex={-1} data-price-grid-end="" />
    </div>
  );
}
