import type { Slug } from '@contracts/games/facts';
import { isSharedKind, type SharedKind } from '@contracts/shared-games/kinds';

import type { TextKey, Translate } from '@/shared/i18n';

export const percentOf = (share: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** "1.98 × the stake" from 198 hundredths. */
export const timesText = (t: Translate, pay: number, locale: string): string =>
  t('rounds.times', { factor: new Intl.NumberFormat(locale).format(pay / 100) });

/** 247 is "2.47 ×". */
export const worthText = (hundredths: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)} ×`;

/** The heads of an exact pay table: the result, its chance, its payout, and more where needed. */
export const headOf = (t: Translate, ...more: TextKey[]): string[] =>
  (['rounds.table.outcome', 'rounds.chance', 'rounds.pays', ...more] as const).map((key) => t(key));

/** Of a game for one player, or of a shared round. */
export const nameOf = (game: Slug | SharedKind): TextKey =>
  isSharedKind(game) ? `shared.name.${game}` : `rounds.name.${game}`;
