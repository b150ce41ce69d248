import { EmptyState, ErrorState, Skeleton } from '@openbook/ui';
import type { ReactNode } from 'react';

import type { Asked } from '../sdk/asked';

type ShownProps<T> = {
  reading: Asked<T>;
  failed: string;
  retry: string;
  onRetry: () => void;
  children: (data: T) => ReactNode;
};

/** A box while the answer is on its way, and a way to try again when it did not come. */
export function Shown<T>({ reading, failed, retry, onRetry, children }: ShownProps<T>) {
  if (reading.state === 'here') return children(reading.data);
  if (reading.state === 'failed') return <ErrorState title={failed} level={2} retryLabel={retry} onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <Skeleton height={240} />
    </div>
  );
}

export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState icon="ticket" title={title} level={2}>
    {children}
  </EmptyState>
);
