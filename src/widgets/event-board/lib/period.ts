import { SPORT } from '@contracts/markets';
import type { TextKey, Translate } from '@/shared/i18n';

type Playing = { sportId: number; status: number; period?: number | undefined; periodName?: string | undefined };

const shortKeys: Readonly<Record<number, TextKey>> = {
  [SPORT.football]: 'sport.period.half',
  [SPORT.tennis]: 'sport.period.set',
  [SPORT.basketball]: 'sport.period.quarter',
  // Of many games, each with periods of its own.
  [SPORT.esports]: 'sport.period.part',
};

/** The period in the few letters that the first column has: "2H", "S3", "Q4"; a pause as such; else its name. */
export function shortPeriod(t: Translate, { sportId, status, period, periodName }: Playing): string {
  if (status === 3) return t('sport.period.pause');
  const key = shortKeys[sportId];
  return key !== undefined && period !== undefined && period > 0 ? t(key, { number: period }) : (periodName ?? '');
}
