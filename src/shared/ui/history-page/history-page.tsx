import { type ReactNode, useEffect } from 'react';

import { ErrorState } from '@/shared/ui/error-state';
import { page } from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

type HistoryPageProps = {
  header: ReactNode;
  filters?: ReactNode;
  /** The first rows have loaded, or there are none. */
  isHere: boolean;
  hasFailed: boolean;
  /** A sentence about the failed part, and the label of the button that asks again. */
  texts: { failed: string; retry: string };
  opened: () => void;
  left: () => void;
  children: ReactNode;
};

/** The frame of a page that is one long list: its head, its filters, and how the list is doing. */
export function HistoryPage({ header, filters, isHere, hasFailed, texts, opened, left, children }: HistoryPageProps) {
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={page}>
      {header}
      {filters}
      {hasFailed && <ErrorState title={texts.failed} level={2} retryLabel={texts.retry} onRetry={() => opened()} />}
      {!isHere && !hasFailed && <Waiting />}
      {children}
    </div>
  );
}
