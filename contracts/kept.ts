/**
 * Runs `make` once for each list of arguments (plain data) and keeps the result for good. Use it for what is slow to
 * make and has few variants, such as Intl's formatters.
 */
export function kept<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...args);
    made.set(key, fresh);
    return fresh;
  };
}
