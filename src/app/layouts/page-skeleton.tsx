import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { skeletonPage } from './page-skeleton.css';

/** What stands where the first page will: no words at first, for their language is still on its way. */
export function PageSkeleton() {
  return (
    <div className={skeletonPage} aria-busy="true">
      <SlowNote />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={32} />
      ))}
    </div>
  );
}
