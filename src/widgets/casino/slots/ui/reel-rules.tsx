import { useUnit } from 'effector-react';

import { reelLines, type Reels } from '@contracts/games/reels';
import { symbolSets } from '@contracts/games/symbols';

import { roundCss as css } from '@/entities/casino/round';
import { $locale, type TextKey, useT } from '@/shared/i18n';

import { Hundred } from './hundred';
import * as own from './reels.css';
import { SymbolPays } from './symbol-pays';

type ReelSlug = 'lantern-tide' | 'comet-garden';

const steps = [0, 1, 2, 3, 4];

type Told = { names: Readonly<Record<string, TextKey>>; told: TextKey };

/** Pays of three, four and five of a kind, the ten lines, what comes beside them, and what a hundred rounds are. */
export const reelRules = (slug: ReelSlug, reels: Reels, { names, told }: Told) =>
  function ReelRules() {
    const t = useT();
    const number = new Intl.NumberFormat(useUnit($locale));
    const cell = (symbol: string, pays: readonly number[]) => ({
      shape: symbolSets[slug]?.[symbol] ?? '',
      name: t(names[symbol] ?? 'originals.symbol.circle'),
      pays: pays.map((pay, place) => [String(place + 3), `${number.format(pay)} ×`] as const).toReversed(),
    });
    const symbols = [
      ...Object.entries(reels.pays).toSorted(([, a], [, b]) => b[2] - a[2]),
      // Symbols that pay nothing by themselves: the rules say what they do.
      ...Object.keys(names)
        .filter((symbol) => !(symbol in reels.pays))
        .map((symbol) => [symbol, []] as const),
    ].map(([symbol, pays]) => cell(symbol, pays));
    return (
      <>
        <p className={css.quiet}>{t(told)}</p>
        <p className={css.quiet}>{t('originals.reels.pays')}</p>
        <SymbolPays symbols={symbols} />
        <p className={css.quiet}>{t('originals.reels.lines')}</p>
        <ol className={own.lines}>
          {reelLines.map((line, place) => (
            <li key={place} className={own.line}>
              <span className={css.quiet}>{number.format(place + 1)}</span>
              <svg viewBox="0 0 54 34" className={own.drawing} role="img" aria-label={lineText(line)}>
                {steps.flatMap((reel) =>
                  [0, 1, 2].map((row) => (
                    <circle key={`${String(reel)} ${String(row)}`} cx={7 + reel * 10} cy={7 + row * 10} r="1.5" />
                  )),
                )}
                <polyline
                  points={line.map((row, reel) => `${String(7 + reel * 10)},${String(7 + row * 10)}`).join(' ')}
                />
              </svg>
            </li>
          ))}
        </ol>
        <Hundred game={slug} />
      </>
    );
  };

/** The row on each reel, from left to right, counted from the top. */
const lineText = (line: readonly number[]): string => line.map((row) => row + 1).join(' ');
