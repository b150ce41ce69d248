import { slotLines, slotWins, windowOf } from '@contracts/games';

import { useT } from '@/shared/i18n';

import { symbolText } from '../lib/texts';
import * as css from './page.css';

/** The window of the slot in words, empty before the first round. Cells of a line that paid have another ground; the text under it says the same. */
export function Reels({ draws }: { draws: readonly number[] | null }) {
  const t = useT();
  const window = draws === null ? null : windowOf(draws);
  const paying = new Set(
    (draws === null ? [] : slotWins(draws)).flatMap(({ line }) =>
      (slotLines[line] ?? []).map((row, reel) => `${String(row)} ${String(reel)}`),
    ),
  );
  return (
    <div className={css.reels} aria-hidden="true">
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((reel) => {
          const cell = `${String(row)} ${String(reel)}`;
          const symbol = window?.[reel]?.[row];
          return (
            <span key={cell} className={css.cell} data-paying={paying.has(cell)} data-blank={symbol === 'X'}>
              {symbol === undefined ? '' : t(symbolText(symbol))}
            </span>
          );
        }),
      )}
    </div>
  );
}
