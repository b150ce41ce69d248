import { useUnit } from 'effector-react';

import { $lost } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';

import type { Zone } from '../lib/zone';

/** The age of the picture, as text: it always lags behind. Lost: no more events arrive. */
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
