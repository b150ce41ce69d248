import { blackjackPays } from '@contracts/games/blackjack';
import { hiLoMultiplier } from '@contracts/games/hi-lo';

import type { RowsOf } from '@/entities/casino/pieces';
import { percentOf } from '@/entities/casino/round';

import { rankText } from './cards';

const times = (factor: number, locale: string): string => `${new Intl.NumberFormat(locale).format(factor)} ×`;
const ranks = 13;

/** For each open card, how likely either call is right and what it makes of the stake. */
export const hiLoRows: RowsOf = (t, locale) => ({
  caption: t('rounds.table.oneCall'),
  head: [t('rounds.table.card'), t('rounds.table.up'), t('rounds.table.down')],
  rows: Array.from({ length: ranks }, (_, rank) => {
    const cell = (call: 'up' | 'down', right: number) =>
      `${percentOf(right / ranks, locale)} · ${times(hiLoMultiplier([rank], [call]) / 100, locale)}`;
    return [rankText(t, rank), cell('up', ranks - rank), cell('down', rank + 1)];
  }),
});

const ends = ['natural', 'won', 'push', 'lost', 'bust'] as const;
/** How likely an end is depends on how one plays, so only pays stand here. */
export const blackjackRows: RowsOf = (t, locale) => ({
  caption: t('rounds.table'),
  head: [t('rounds.table.outcome'), t('rounds.pays')],
  rows: ends.map((end) => [t(`originals.blackjack.${end}`), times(blackjackPays[end] / 2, locale)]),
});
