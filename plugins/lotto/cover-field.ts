export type Mark = { x: number; y: number; isDrawn: boolean };
type Field = { size: number; marks: readonly Mark[] };

/** The ticket of a lottery as a square of marks, with as many drawn ones as a line has, spread evenly. `size`: of one mark, of 48. */
export function fieldOf(pick: number, of: number): Field {
  const columns = Math.ceil(Math.sqrt(of));
  const step = 40 / columns;
  const drawn = new Set(Array.from({ length: pick }, (_, place) => Math.floor(((place + 0.5) * of) / pick)));
  const marks = Array.from({ length: of }, (_, place) => ({
    x: 4 + (place % columns) * step + step / 2,
    y: 4 + Math.floor(place / columns) * step + step / 2,
    isDrawn: drawn.has(place),
  }));
  return { size: step, marks };
}
