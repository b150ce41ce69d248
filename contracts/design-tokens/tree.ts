import { isTree } from '../is-tree.ts';

/** A token as its file has it: what it says, and of which type it or a group around it is. */
export type RawToken = { value: unknown; type: unknown };
export type Tree = { tokens: ReadonlyMap<string, RawToken>; faults: string[] };

const [mostTokens, mostDepth] = [300, 6];
/** Other fields of groups and tokens, which do not affect the look of a page. */
const notes = new Set(['$type', '$description', '$extensions', '$deprecated', '$schema']);

/** Every token of a file in the Design Tokens format, by its path. Faults begin with the path they are about. */
export function treeOf(file: unknown): Tree {
  const tokens = new Map<string, RawToken>();
  const faults: string[] = [];

  function take(group: Record<string, unknown>, path: readonly string[], outer: unknown): void {
    const type = group['$type'] ?? outer;
    for (const [name, value] of Object.entries(group)) {
      const [own, told] = [[...path, name], [...path, name].join('.')];
      if (notes.has(name)) continue;
      if (name.startsWith('$') || !/^[\w -]{1,60}$/.test(name)) faults.push(`${told}: such a name is not read`);
      else if (!isTree(value)) faults.push(`${told}: is neither a token nor a group`);
      else if (own.length > mostDepth) faults.push(`${told}: lies too deep`);
      else if (tokens.size >= mostTokens) faults.push(`${told}: is one token too many`);
      else if ('$value' in value) tokens.set(told, { value: value['$value'], type: value['$type'] ?? type });
      else take(value, own, type);
    }
  }
  if (isTree(file)) take(file, [], undefined);
  else faults.push(': is no file of tokens');
  return { tokens, faults: faults.slice(0, mostTokens) };
}
