import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { skeletonPage } from './page-skeleton.css';

/** Stands where the first page will be. It shows no text at first, because the texts are still loading. */
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
