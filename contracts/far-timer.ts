/** A timer accepts no longer delay: it would fire at once. */
const longestMs = 2 ** 31 - 1;

/** `setTimeout` towards any moment, also one that is months away. Returns the function that cancels it. */
export function farTimeout(run: () => void, ms: number): () => void {
  let handle: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    handle = setTimeout(left > longestMs ? () => wait(left - longestMs) : run, Math.min(left, longestMs));
  };
  wait(ms);
  return () => clearTimeout(handle);
}
