/** Groups that import themselves through others, and what the lint tests of circles read. */
import { readFileSync } from 'node:fs';

import type { Graph } from '../../scripts/lib/imports.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';

/** Finds groups of files or folders that all import each other (Tarjan). */
export function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.size - 1);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file) === true) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

/** Reads the files of a folder that are no tests. */
export const readSources = (folder: string) =>
  new Map(
    treeFiles(`${folder}/**/*.ts`, `${folder}/**/*.tsx`)
      .filter((file) => !/\.(?:test|testing)\.tsx?$|\.d\.ts$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
