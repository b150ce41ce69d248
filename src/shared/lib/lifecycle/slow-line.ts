/**
 * How long a file of the start may take before the line counts as slow, ms. What the server thinks before does not
 * count.
 */
const slowMs = 800;

/** Is the connection of this page slow? Told by its own files, because half of the browsers say nothing of theirs. */
export const isLineSlow = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ responseEnd, responseStart }) => responseEnd - responseStart > slowMs,
  );
