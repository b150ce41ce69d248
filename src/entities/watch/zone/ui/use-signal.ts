import { useUnit } from 'effector-react';

import { $lost } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';

import type { Zone } from '../lib/zone';

/** How old the picture is, in words: it is never at this very moment. Lost: nothing comes any more. */
export function useSignal(zone: Zone): { isLost: boolean; words: string } {
  const t = useT();
  const [lost, format] = useUnit([$lost, $format]);
  if (lost !== null)
    return {
      isLost: true,
      words: lost.at === null ? t('zone.lost') : t('zone.lastSign', { time: formatTime(lost.at, format) }),
    };
  return { isLost: false, words: t('zone.delay', { count: Math.max(1, Math.ceil(zone.ageMs / 1000)) }) };
}
