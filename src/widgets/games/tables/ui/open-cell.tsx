import { roundCss as css } from '@/entities/games/round';
import { useT } from '@/shared/i18n';

/** How a round of mines goes on: by the cells themselves. */
export function OpenCell() {
  return <p className={css.quiet}>{useT()('rounds.mines.open')}</p>;
}
