import { type Colours, partsOf, tokenPath } from '../../../contracts/theme/index.ts';

type Group = { [name: string]: unknown };
const rounded = (part: number) => Math.round(part * 10_000) / 10_000;

/** Colours as a file in the Design Tokens format. */
export function tokenFile(colours: Colours): Group {
  const file: Group = { color: { $type: 'color' } };
  for (const [name, hex] of Object.entries(colours)) {
    const path = tokenPath(name).split('.');
    const last = path.pop() ?? '';
    let group = file;
    for (const part of path) group = (group[part] ??= {}) as Group;
    group[last] = { $value: { colorSpace: 'srgb', components: partsOf(hex).map(rounded), hex } };
  }
  return file;
}
