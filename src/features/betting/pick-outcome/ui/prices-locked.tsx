import { useUnit } from 'effector-react';

import { $lost } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import * as css from './price-desk.css';

/**
 * Says why prices cannot be taken now: the feed is lost, or prices are those of an earlier visit. Otherwise shows
 * nothing. The latter lasts a moment, so its note is over the board and moves nothing. Spec: ODDS-14, SPEED-06.
 */
export function PricesLocked({ className }: { className?: string | undefined }) {
  const t = useT();
  const [lost, format] = useUnit([$lost, $format]);
  return (
    <div role="status" className={lost?.isKept === true ? css.above : undefined}>
      {lost && (
        <Note tone="warning" title={t('sport.feed.stale')} className={className}>
          {lost.at !== null && t('sport.feed.staleText', { time: formatTime(lost.at, format) })}
        </Note>
      )}
    </div>
  );
}
