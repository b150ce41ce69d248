import { readFileSync } from 'node:fs';

import { visitImports } from './addresses.js';

/** The floors of the backend from the ground up; the folders of a floor stand in their order too. */
const floors = JSON.parse(readFileSync(new URL('../sandbox/floors.json', import.meta.url), 'utf8'));
const places = new Map(
  floors.flatMap(({ floor, folders }, storey) => folders.map((folder) => [folder, { floor, storey, folder }])),
);
const heights = [...places.keys()];

/** The folder of the backend that a path lies in; undefined for what is outside and for files beside the folders. */
const folderOf = (path) => /^sandbox\/([^/]+)\//.exec(path)?.[1];
/** What begins the backend, runs it or tries it. */
const isAbove = (path) => /^(?:sandbox\/[^/]+$|scripts\/|tests\/|src\/|plugins\/)/.test(path);

const upward = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      above:
        '{{from}} ({{floor}}) stands below {{to}} ({{other}}) and may not import it: sandbox/floors.json. Decision D-1011.',
      roof: 'The folders of the backend know nothing of {{to}}, which uses them. Decision D-1011.',
      homeless: 'sandbox/{{folder}} stands on no floor yet: give it its place in sandbox/floors.json. Decision D-1011.',
    },
  },
  create(context) {
    return visitImports(context, ({ node, from: file, to: path }) => {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from === undefined || to === from) return;
      if (isAbove(path)) return context.report({ node, messageId: 'roof', data: { to: path } });
      if (to === undefined) return;
      for (const folder of [from, to])
        if (!places.has(folder)) return context.report({ node, messageId: 'homeless', data: { folder } });
      if (heights.indexOf(to) < heights.indexOf(from)) return;
      const [{ floor }, { floor: other }] = [places.get(from), places.get(to)];
      context.report({ node, messageId: 'above', data: { from, to, floor, other } });
    });
  },
};

/** A test looks at its area from above: it begins a world. */
export const floorRules = {
  files: ['sandbox/**/*.ts'],
  ignores: ['**/*.{test,testing}.ts'],
  plugins: { floors: { rules: { upward } } },
  rules: { 'floors/upward': 'error' },
};
