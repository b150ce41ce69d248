import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

export type ErrorStateProps = {
  title: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Says what was tried, and that the rest works. */
  children?: ReactNode;
  /** Small print: name · version · code · id. */
  details?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** An attempt is under way. */
  busy?: boolean | undefined;
};

/** A block that failed, with its repair in place. Screen readers announce it when it appears. */
export function ErrorState({ title, level, children, details, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="unplug"
        title={title}
        level={level}
        details={details}
        actions={
          <Button icon="refresh" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
