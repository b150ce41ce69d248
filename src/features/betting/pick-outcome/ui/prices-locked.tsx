import { useUnit } from 'effector-react';

import { $feedState, $lastHeard } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

/** Says why nobody can take a price now: the feed is lost. Otherwise shows nothing. Spec: ODDS-14. */
export function PricesLocked({ className }: { className?: string | undefined }) {
  const t = useT();
  const [state, lastHeard, format] = useUnit([$feedState, $lastHeard, $format]);
  const isLost = state === 'stale' || state === 'offline';
  return (
    <div role="status">
      {isLost && (
        <Note tone="warning" title={t('sport.feed.stale')} className={className}>
          {lastHeard !== null && t('sport.feed.staleText', { time: formatTime(lastHeard, format) })}
        </Note>
      )}
    </div>
  );
}
