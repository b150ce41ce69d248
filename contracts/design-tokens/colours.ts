import { type Colours, houseColours, type ThemeName, tokenName, tokenPaths } from '../theme/index.ts';
import { readColour } from './colour.ts';
import { type Tree, treeOf } from './tree.ts';

type Read = { hex: string } | { fault: string };

/** `{color.accent.solid}` → `color.accent.solid`. */
const aliasOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\{([\w. -]{1,300})\}$/.exec(value)?.[1] ?? null) : null;

/** What a token says in the end. An alias may name a token of the file, or one of the house's own. */
function resolve({ tokens }: Tree, theme: ThemeName, path: string, seen: ReadonlySet<string> = new Set()): Read {
  const token = tokens.get(path);
  if (token === undefined) {
    const hex = tokenPaths.has(path) ? houseColours[theme][tokenName(path)] : undefined;
    return hex === undefined ? { fault: `names ${path}, which is no token` } : { hex };
  }
  if (seen.has(path)) return { fault: `goes in a circle over ${path}` };
  const alias = aliasOf(token.value);
  if (alias !== null) return resolve({ tokens, faults: [] }, theme, alias, new Set([...seen, path]));
  return token.type === 'color' ? readColour(token.value) : { fault: 'has another $type than color' };
}

/**
 * The colours that a token file gives one theme of this product, and the errors of the file: a wrong token affects only
 * itself. A name that the theme does not have must be there for an alias.
 */
export function coloursOf(file: unknown, theme: ThemeName): { colours: Colours; faults: string[] } {
  const tree = treeOf(file);
  const faults = [...tree.faults];
  const colours: Record<string, string> = {};
  const needed = new Set([...tree.tokens.values()].map(({ value }) => aliasOf(value)));
  for (const path of tree.tokens.keys()) {
    if (!tokenPaths.has(path)) {
      if (!needed.has(path)) faults.push(`${path}: is no token of the theme, and no alias needs it`);
      continue;
    }
    const read = resolve(tree, theme, path);
    if ('hex' in read) colours[tokenName(path)] = read.hex;
    else faults.push(`${path}: ${read.fault}`);
  }
  return { colours, faults };
}
