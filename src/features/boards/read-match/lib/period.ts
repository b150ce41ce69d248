import { sportIds } from '@contracts/markets';

import type { TextKey, Translate } from '@/shared/i18n';

type Playing = { sportId: number; status: number; period?: number | undefined; periodName?: string | undefined };

const shortKeys: Readonly<Record<number, TextKey>> = {
  [sportIds.football]: 'sport.period.half',
  [sportIds.handball]: 'sport.period.half',
  [sportIds.tennis]: 'sport.period.set',
  [sportIds.volleyball]: 'sport.period.set',
  [sportIds.tableTennis]: 'sport.period.set',
  [sportIds.badminton]: 'sport.period.set',
  [sportIds.darts]: 'sport.period.set',
  [sportIds.basketball]: 'sport.period.quarter',
  [sportIds.americanFootball]: 'sport.period.quarter',
  [sportIds.iceHockey]: 'sport.period.part',
  [sportIds.baseball]: 'sport.period.part',
  [sportIds.cricket]: 'sport.period.part',
  [sportIds.snooker]: 'sport.period.part',
  // The matches come from many sports, and each has its own periods.
  [sportIds.esports]: 'sport.period.part',
};

/**
 * The period in a few letters, for the first column: "2H", "S3", "Q4". A pause says so; any other period has its name.
 */
export function shortPeriod(t: Translate, { sportId, status, period, periodName }: Playing): string {
  if (status === 3) return t('sport.period.pause');
  const key = shortKeys[sportId];
  return key !== undefined && period !== undefined && period > 0 ? t(key, { number: period }) : (periodName ?? '');
}
