import { fieldOf } from './cover-field';
import css from './lotto.module.css';

/** The cover of a lottery: its own field of numbers, as many of them filled as a line has. */
export function Cover({ pick, of }: { pick: number; of: number }) {
  const { size, marks } = fieldOf(pick, of);
  return (
    <svg className={css.cover} viewBox="0 0 48 48" aria-hidden="true">
      {marks.map(({ x, y, isDrawn }) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={size * 0.36} data-drawn={isDrawn || undefined} />
      ))}
    </svg>
  );
}
