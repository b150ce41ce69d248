/** What every element below which a plugin draws has, as CSS names it. */
const markerOf = (id: string): string => `[data-plugin="${id}"]`;

/** Splits at the signs that are outside brackets and strings, and that nothing escapes. */
function splitOutside(text: string, isSign: (sign: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  let isEscaped = false;
  for (const sign of text) {
    if (isEscaped || sign === '\\') isEscaped = !isEscaped;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && isSign(sign)) {
      parts.push('');
      continue;
    }
    parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}

/** The selectors of a rule, one by one. */
export const selectorsOf = (selectors: string): string[] =>
  splitOutside(selectors, (sign) => sign === ',').map((selector) => selector.trim());

const pageElement = /^(?::root|html|body)(?![\w-])/;

/** The element stands where the selector begins, or after words about the page. Anywhere else it may be in a `:not()`. */
const beginsBelow = (selector: string, element: string): boolean =>
  selector.replace(/^(?:(?::root|html|body)(?![\w-])[^\s>+~]*\s+)*/, '').startsWith(element);

/** `html[dir=rtl] .x` asks about the page: it may. `html` or `body` alone speak of the plugin's own element instead. */
function scopeOne(selector: string, scope: string): string {
  if (!pageElement.test(selector)) return `${scope} ${selector}`;
  const [first = '', ...rest] = splitOutside(selector, (sign) => /[\s>+~]/.test(sign));
  const bare = first.replace(pageElement, '');
  const asked = bare === '' ? '' : `${first} `;
  const below = rest.filter((part) => part !== '');
  if (below.length === 0) return `${asked}${scope}`;
  const tail = selector.slice(first.length).trim();
  return pageElement.test(tail)
    ? `${asked}${scopeOne(tail, scope)}`
    : `${asked}${scope} ${tail.replace(/^[>+~]\s*/, '')}`;
}

/**
 * The selectors of a rule, so that they hold below the elements of one plugin (null: of any plugin) and weigh what they
 * weighed before.
 */
export function scopeSelectors(selectors: string, id: string | null): string {
  const scope = `:where(${id === null ? '[data-plugin]' : markerOf(id)})`;
  return selectorsOf(selectors)
    .map((selector) => (beginsBelow(selector, scope) ? selector : scopeOne(selector, scope)))
    .join(', ');
}

/** Whether each selector of a rule holds below the elements of one plugin only. */
export const areScoped = (selectors: string, id: string): boolean =>
  selectorsOf(selectors)
    .map((selector) => selector.replace(/\[data-plugin=["']?([\w-]+)["']?\]/g, '[data-plugin="$1"]'))
    .every((selector) => [`:where(${markerOf(id)})`, markerOf(id)].some((element) => beginsBelow(selector, element)));
