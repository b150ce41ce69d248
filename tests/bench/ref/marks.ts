/**
 * Marks changed cells for 1.5 s, as the product's board does, so that the screen has the same work. Uses one array for
 * each frame and one timer.
 */
const moveMs = 1500;

type Marked = { element: HTMLElement; until: number };

/** Gives a function that marks the cells of one frame. */
export function createMarks(plain: string): (cells: Marked[]) => void {
  let frames: { until: number; cells: Marked[] }[] = [];
  let timer = 0;
  const schedule = () => {
    const [first] = frames;
    if (first === undefined || timer !== 0) return;
    timer = window.setTimeout(sweep, Math.max(16, first.until - Date.now()));
  };
  const sweep = () => {
    timer = 0;
    const now = Date.now();
    const ended = frames.filter(({ until }) => until <= now);
    frames = frames.slice(ended.length);
    for (const { until, cells } of ended)
      for (const cell of cells) if (cell.until === until) cell.element.className = plain;
    schedule();
  };
  return (cells) => {
    const until = Date.now() + moveMs;
    for (const cell of cells) cell.until = until;
    frames.push({ until, cells });
    schedule();
  };
}
