import type { Step } from '@contracts/games/game';
import { mineCells } from '@contracts/games/mines';

import { boards as css, type Round } from '@/entities/games/round';
import { useT } from '@/shared/i18n';

const cells = Array.from({ length: mineCells }, (_, cell) => cell);
type State = 'closed' | 'empty' | 'mine' | 'hit';
const marks = { closed: '', empty: '◇', mine: '●', hit: '●' };

/** The 25 cells of the last round. While it goes on, a press opens one; afterwards all mines show. */
export function MinesBoard({ round, step }: { round: Round | null; step: (step: Step) => void }) {
  const t = useT();
  const opened = round?.choice.cells ?? [];
  const stateOf = (cell: number): State => {
    const isMine = round?.draws.includes(cell) === true;
    if (opened.includes(cell)) return isMine ? 'hit' : 'empty';
    return isMine ? 'mine' : 'closed';
  };
  return (
    <div className={css.mines} role="group" aria-label={t('rounds.mines.cells')}>
      {cells.map((cell) => {
        const state = stateOf(cell);
        const place = t('rounds.mines.cell', { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 });
        return (
          <button
            key={cell}
            type="button"
            className={css.mineCell}
            data-state={state}
            aria-label={`${place}: ${t(`rounds.mines.${state}`)}`}
            disabled={round?.isOpen !== true || state !== 'closed'}
            onClick={() => step({ cell })}
          >
            <span aria-hidden="true">{marks[state]}</span>
          </button>
        );
      })}
    </div>
  );
}
