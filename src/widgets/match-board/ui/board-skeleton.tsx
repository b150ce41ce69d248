import { useT } from '@/shared/i18n';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import * as board from './board.css';
import * as columns from './columns.css';
import * as css from './row.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Boxes as large as the rows, so that nothing moves when matches come. */
export function BoardSkeleton() {
  const t = useT();
  return (
    <div className={board.sized} role="status" aria-label={t('sport.loading')} aria-busy="true">
      <SlowNote isLive={false} />
      {lines.map((line) => (
        <div key={line} className={css.row}>
          <Skeleton width={14} height={14} />
          <Skeleton width={28} height={24} />
          <span className={css.skeletonNames}>
            <Skeleton width="60%" />
            <Skeleton width="45%" />
          </span>
          <span />
          {columns.places.map((place, column) => (
            <span key={place} className={`${columns.cells} ${place}`}>
              {(column === 0 ? ['1', 'X', '2'] : ['a', 'b']).map((cell) => (
                <Skeleton key={cell} height={28} radius={6} />
              ))}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
