import { mineCells } from '@contracts/games/mines';

import { boards as css } from '@/entities/casino/pieces';
import type { StepProps } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';

const cells = Array.from({ length: mineCells }, (_, cell) => cell);

/** The 25 cells of an open round over those of the picture; a press opens one. The page asks the server: the picture can open none. */
export function OpenCells({ round: { choice }, isBusy, step }: StepProps) {
  const t = useT();
  return (
    <div className={css.mines} role="group" aria-label={t('rounds.mines.open')}>
      {cells.map((cell) => {
        const isOpened = choice.cells?.includes(cell) === true;
        const place = t('rounds.mines.cell', { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 });
        return (
          <button
            key={cell}
            type="button"
            className={css.mineCell}
            data-state={isOpened ? 'empty' : 'closed'}
            aria-label={`${place}: ${t(isOpened ? 'rounds.mines.empty' : 'rounds.mines.closed')}`}
            disabled={isOpened || isBusy}
            onClick={() => step({ cell })}
          />
        );
      })}
    </div>
  );
}
