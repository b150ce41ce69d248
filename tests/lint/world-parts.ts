/** Which folder of the server adds which part of a world, and who reads it. */
import type { Graph } from '../../scripts/lib/imports.ts';

/** What code says of the world's parts. `extends SiteState`: the type of this name in the same file holds more of them. */
const added = /interface World(?: extends (\w+))? \{\n([\s\S]*?)\n {2}\}\n\}/g;
const namesIn = (body: string): string[] => [...body.matchAll(/^ +(\w+)\??: /gm)].map(([, name]) => name!);
const typeIn = (code: string, name: string) =>
  new RegExp(`type ${name} = \\{\\n([\\s\\S]*?)\\n\\};`).exec(code)?.[1] ?? '';

/** Each part with the file that adds it. */
export function partsOfWorld(sources: ReadonlyMap<string, string>): Map<string, string> {
  const found = [...sources].flatMap(([file, code]) =>
    [...code.matchAll(added)].flatMap(([, base, body]) =>
      [...namesIn(body!), ...(base === undefined ? [] : namesIn(typeIn(code, base)))].map(
        (name) => [name, file] as const,
      ),
    ),
  );
  return new Map(found);
}

const world = String.raw`(?:\bworld|get\('world'\))`;
/** `world.feed`; `{ feed, db }: World`; `{ feed, db } = c.get('world')`. */
const named = new RegExp(String.raw`${world}\.(\w+)`, 'g');
const taken = new RegExp(String.raw`\{([^{}]*)\}(?:: World\b| = (?:c\.)?${world}(?![.\w]))`, 'g');

const readIn = (code: string): string[] => [
  ...[...code.matchAll(named)].map(([, name]) => name!),
  ...[...code.matchAll(taken)].flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(':')[0]!)),
];

/** Each file with the files that add the parts of the world that it reads: as if it imported them. */
export function partReaders(sources: ReadonlyMap<string, string>): Graph {
  const parts = partsOfWorld(sources);
  return new Map(
    [...sources].map(([file, code]) => [file, [...new Set(readIn(code).flatMap((name) => parts.get(name) ?? []))]]),
  );
}
