import { height, inks } from './chart.css';
import { plotOf, type Wanted } from './plot';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Draws a chart in its place, in the colours of the place, and keeps it as wide. The answer removes it. */
export function startPlot(place: HTMLElement, wanted: Omit<Wanted, 'place' | 'height' | 'ink'>): () => void {
  const styles = getComputedStyle(place);
  const plot = plotOf({
    ...wanted,
    ...{ place, height },
    ink: (name) => styles.getPropertyValue(nameOf(inks[name])).trim(),
  });
  const seen = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  seen.observe(place);
  return () => {
    seen.disconnect();
    plot.destroy();
  };
}
