import { reelRound, type Reels, reelSpins, reelWindow, reelWins } from '@contracts/games/reels';
import { windowOf } from '@contracts/games/slot';

import type { GamePart } from '@/entities/casino/round';
import type { TextKey } from '@/shared/i18n';

import { symbolText } from './symbols';

type Outcome = GamePart['outcome'];
const rows = [0, 1, 2];

/** The three rows of the window, in words. */
export const fiveLinesOutcome: Outcome = (t, { draws }) => {
  const window = windowOf(draws);
  return rows.map((row) => window.map((reel) => t(symbolText(reel[row] ?? 'X'))).join(' ')).join(' · ');
};

/** The window that was paid for, each line that pays, and what the free spins brought. */
export const reelOutcome =
  (reels: Reels, names: Readonly<Record<string, TextKey>>): Outcome =>
  (t, { draws }, locale) => {
    const number = (value: number) => new Intl.NumberFormat(locale).format(value);
    const name = (symbol: string) => t(names[symbol] ?? 'originals.symbol.circle');
    const spins = reelSpins(reels, draws);
    const [first = []] = spins;
    const window = reelWindow(reels, first);
    const shown = rows.map((row) => window.map((reel) => name(reel[row] ?? '')).join(' ')).join(' · ');
    const wins = reelWins(reels, first).map(({ line, symbol, count, pay }) =>
      t('originals.reels.win', { line: line + 1, symbol: name(symbol), count, pay: number(pay) }),
    );
    const free = reelRound(reels, draws) - paidBy(reels, first);
    const bonus =
      spins.length === 1 ? [] : [t('originals.reels.freeCame', { count: spins.length - 1, pay: number(free) })];
    return [shown, ...(wins.length === 0 ? [t('originals.reels.none')] : wins), ...bonus].join('. ');
  };

const paidBy = (reels: Reels, stops: readonly number[]): number =>
  reelWins(reels, stops).reduce((sum, { pay }) => sum + pay, 0);
