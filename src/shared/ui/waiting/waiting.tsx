import { Skeleton } from '@/shared/ui/skeleton';

import { SlowNote } from './slow-note';

/** A placeholder for loading content, which says so when it takes long. `height`: px. */
export function Waiting({ height = 160 }: { height?: number }) {
  return (
    <div aria-busy="true">
      <SlowNote />
      <Skeleton height={height} />
    </div>
  );
}
