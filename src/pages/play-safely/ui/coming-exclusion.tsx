import { useUnit } from 'effector-react';

import { $format, formatFarTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Note } from '@/shared/ui/note';

import type { Limits } from '../lib/limit';

/** Warns of an exclusion that a server has set for later. Once it has begun, the section of exclusions says so. Row LIM-15. */
export function ComingExclusion({ rests }: Pick<Limits, 'rests'>) {
  const t = useT();
  const [format, now] = useUnit([$format, $now]);
  const coming = rests.find(({ kind, startsAt }) => kind === 'exclusion' && startsAt > now);
  if (coming === undefined) return null;
  const from = formatFarTime(coming.startsAt, format);
  return (
    <Note tone="warning" icon="warning" role="status" title={t('limits.exclusion.coming', { date: from })}>
      {coming.endsAt === null
        ? t('limits.exclusion.endless')
        : t('limits.exclusion.comingUntil', { date: formatFarTime(coming.endsAt, format) })}
    </Note>
  );
}
