import { useUnit } from 'effector-react';

import { $feedState, $lastHeard } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';

import type { Zone } from '../lib/zone';

/** How old the picture is, in words: it is never at this very moment. Lost: nothing comes any more. */
export function useSignal(zone: Zone): { isLost: boolean; words: string } {
  const t = useT();
  const [state, heardAt, format] = useUnit([$feedState, $lastHeard, $format]);
  const isLost = state === 'stale' || state === 'offline';
  if (isLost)
    return {
      isLost,
      words: heardAt === null ? t('zone.lost') : t('zone.lastSign', { time: formatTime(heardAt, format) }),
    };
  return { isLost, words: t('zone.delay', { count: Math.max(1, Math.ceil(zone.ageMs / 1000)) }) };
}
