/** Figures as Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats/ */
type Labels = Readonly<Record<string, string>>;
export type Sample = readonly [labels: Labels, value: number];
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge';
  samples: readonly Sample[];
};

/** Seconds. A bet waits for its live delay, so the last ones are long. */
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;
export type Histogram = { labels: Labels; counts: number[]; sum: number };

export const emptyHistogram = (labels: Labels): Histogram => ({
  labels,
  counts: bounds.map(() => 0).concat(0),
  sum: 0,
});

export function observe(histogram: Histogram, seconds: number): void {
  const place = bounds.findIndex((bound) => seconds <= bound);
  const at = place === -1 ? bounds.length : place;
  histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
  histogram.sum += seconds;
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${String(value)}`;
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

export const metricText = ({ name, help, type, samples }: Metric): string[] => [
  ...head(name, help, type),
  ...samples.map(([labels, value]) => line(name, labels, value)),
];

export function histogramText(name: string, help: string, histograms: Iterable<Histogram>): string[] {
  const lines = head(name, help, 'histogram');
  for (const { labels, counts, sum } of histograms) {
    let below = 0;
    for (const [place, count] of counts.entries()) {
      below += count;
      lines.push(line(`${name}_bucket`, { ...labels, le: String(bounds[place] ?? '+Inf') }, below));
    }
    lines.push(line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, below));
  }
  return lines;
}
