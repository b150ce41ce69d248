import { useUnit } from 'effector-react';

import { reelLines, type Reels } from '@contracts/games/reels';

import { Paytable } from '@/entities/games/pieces';
import { roundCss as css } from '@/entities/games/round';
import { $locale, type TextKey, useT } from '@/shared/i18n';

import * as own from './reels.css';

const steps = [0, 1, 2, 3, 4];

/** Pays of three, four and five of a kind, the ten lines, and what comes beside them. */
export const reelRules = (reels: Reels, names: Readonly<Record<string, TextKey>>, told: TextKey) =>
  function ReelRules() {
    const t = useT();
    const number = new Intl.NumberFormat(useUnit($locale));
    const rows = Object.entries(reels.pays)
      .toSorted(([, a], [, b]) => b[2] - a[2])
      .map(
        ([symbol, pays]) =>
          [
            t(names[symbol] ?? 'originals.symbol.circle'),
            pays.map((pay) => `${number.format(pay)} ×`).join(' · '),
          ] as const,
      );
    return (
      <>
        <p className={css.quiet}>{t(told)}</p>
        <Paytable caption={t('originals.reels.pays')} rows={rows} />
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
      </>
    );
  };

/** The row on each reel, from left to right, counted from the top. */
const lineText = (line: readonly number[]): string => line.map((row) => row + 1).join(' ');
