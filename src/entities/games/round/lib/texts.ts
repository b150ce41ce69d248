import type { Slug } from '@contracts/games/facts';

import type { TextKey, Translate } from '@/shared/i18n';

export const percentOf = (share: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** "1.98 × the stake" from 198 hundredths. */
export const timesText = (t: Translate, pay: number, locale: string): string =>
  t('rounds.times', { factor: new Intl.NumberFormat(locale).format(pay / 100) });

export const nameOf = (game: Slug): TextKey => `rounds.name.${game}`;
