/** A file of the start that takes longer to come over the line, ms. What the server thinks before does not count. */
const slowMs = 800;

/** Does this page come over a slow line? Told by its own files, because half of the browsers say nothing of theirs. */
export const isLineSlow = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ responseEnd, responseStart }) => responseEnd - responseStart > slowMs,
  );
