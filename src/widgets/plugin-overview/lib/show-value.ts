/** The longest text of one value. Nobody reads more, and more slows the page down. */
const maxLength = 20_000;
const secret = /password|secret|token|^pin/i;

/**
 * Turns anything into readable text. Shows what maps and sets hold. Shows secrets as dots, and functions and circles as
 * the name of their kind.
 */
export function showValue(value: unknown, indent = 2): string {
  const above: unknown[] = [];
  const text = JSON.stringify(
    value,
    function (this: unknown, key: string, entry: unknown): unknown {
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (typeof entry === 'string' && secret.test(key)) return '•••';
      if (typeof entry === 'function') return 'ƒ';
      if (typeof entry === 'bigint') return `${String(entry)}n`;
      if (typeof entry !== 'object' || entry === null) return entry;
      if (above.includes(entry)) return '↑';
      const shown: unknown =
        entry instanceof Map ? Object.fromEntries<unknown>(entry) : entry instanceof Set ? [...entry] : entry;
      above.push(shown);
      return shown;
    },
    indent,
  ) as string | undefined;
  if (text === undefined) return String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
