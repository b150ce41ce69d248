/** Nobody can tell more lines apart. */
const most = 6;

/** The outcomes of a market whose prices are in one chart: its main ones, else its first. */
export function charted<Outcome extends { isMain: boolean }>(outcomes: readonly Outcome[]): readonly Outcome[] {
  const main = outcomes.filter(({ isMain }) => isMain);
  return (main.length > 0 ? main : outcomes).slice(0, most);
}
