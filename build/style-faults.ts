import { areScoped } from '../contracts/scope-selectors.ts';

/** Rules that contain other rules. The check looks inside them. */
const groups = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/** Finds the end of the block that opens at `from`. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

function* faultsOf(css: string, id: string): Generator<string> {
  for (let at = 0; at < css.length;) {
    const found = /[{;]/.exec(css.slice(at));
    if (found === null) return;
    const open = at + found.index;
    const head = css.slice(at, open).trim();
    const end = found[0] === ';' ? open : endOf(css, open);
    at = end + 1;
    if (groups.test(head)) yield* faultsOf(css.slice(open + 1, end), id);
    else if (/^@(?:-webkit-)?keyframes\b/.test(head)) {
      if (!head.replace(/^\S+\s+/, '').startsWith(`${id}_`)) yield `"${head}" is a name of the whole page`;
    } else if (head.startsWith('@')) yield `"${head}" holds for the whole page`;
    else if (!areScoped(head, id)) yield `"${head}" reaches beyond the plugin`;
  }
}

/** Says what in a plugin's style sheet would touch the rest of the page, one sentence for each fault. */
export const styleFaults = (id: string, css: string): string[] => [
  ...faultsOf(css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@charset[^;]*;/g, ''), id),
];
