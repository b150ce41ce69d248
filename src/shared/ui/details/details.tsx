import type { ReactNode } from 'react';

import { Icon } from '@/shared/ui/icon';

import * as css from './details.css';

export type DetailsProps = {
  summary: ReactNode;
  count?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  children: ReactNode;
};

/** A section that folds, on the native element: find-in-page opens it, and the owner remembers it. */
export function Details({ summary, count, open, onToggle, className, summaryClassName, children }: DetailsProps) {
  return (
    <details
      className={className === undefined ? css.details : `${css.details} ${className}`}
      open={open}
      onToggle={(event) => {
        // The browser also fires the event after our own change, and React lets it bubble from inner sections. So only
        // a difference counts.
        if (event.target === event.currentTarget && event.currentTarget.open !== open)
          onToggle(event.currentTarget.open);
      }}
    >
      <summary className={summaryClassName === undefined ? css.summary : `${css.summary} ${summaryClassName}`}>
        {summary}
        {count !== undefined && <span className={css.count}>{count}</span>}
        <Icon name="chevron-down" size={14} className={css.arrow} />
      </summary>
      {children}
    </details>
  );
}
