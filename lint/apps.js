import { relative, resolve } from 'node:path';

import { visitImports } from './addresses.js';

/** Layers inside a large app, lowest first, as in src/. */
const layers = ['shared', 'entities', 'features', 'widgets', 'pages', 'app'];
const sliced = new Set(['entities', 'features', 'widgets', 'pages']);
/** Folders of plugins/ that apps share; every other one is an app. */
const common = new Set(['sdk', 'articles', 'pools']);
const plugins = resolve(import.meta.dirname, '../plugins');

/** Where a file of plugins/ stands: `office/pages/limits/ui/page.tsx`. `rest`: what is inside the slice. */
function placeOf(file) {
  const [app, first = '', second = '', ...more] = relative(plugins, file).split('/');
  const layer = layers.includes(first) ? first : null;
  const isSource = /^plugin(?:\.ts)?$/.test(first);
  const isSliced = sliced.has(layer);
  return {
    app,
    isSource,
    isText: first === 'texts',
    layer,
    slice: isSliced ? second : null,
    rest: isSliced ? more : [second, ...more].filter(Boolean),
  };
}

/** The public faces of a folder: itself, its index, and what tests may read. */
const isFace = (rest, isTest) =>
  rest.length === 0 ||
  (rest.length === 1 && (/^index(?:\.tsx?)?$/.test(rest[0]) || (isTest && /^testing(?:\.ts)?$/.test(rest[0]))));
/** `shared/lib/money`, `shared/ui/card` and `shared/api` are segments, each with an index. */
const isSegmentFace = ([segment, ...rest], isTest) =>
  isFace(segment === 'lib' || segment === 'ui' ? rest.slice(1) : rest, isTest) || isFace(rest, isTest);

/** Why a file at `from` may not import the one at `to`; null when it may. */
function reasonAgainst(from, to, isTest) {
  if (from.app !== to.app) return common.has(to.app) ? null : 'otherApp';
  if (to.isSource || (from.layer === null && to.layer === null)) return null;
  if (from.layer === null) return to.layer === 'app' && isFace(to.rest, isTest) ? null : 'onlyApp';
  if (to.layer === null) return isTest && to.isText ? null : 'outOfLayers';
  if (from.layer === to.layer) return from.slice === to.slice ? null : 'sibling';
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) return 'upward';
  return (to.slice === null ? isSegmentFace(to.rest, isTest) : isFace(to.rest, isTest)) ? null : 'deep';
}

const inside = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      otherApp: 'An app knows no other app: what they share goes through sdk/, contracts/ or the host.',
      onlyApp: 'index.tsx of a large app imports its layer app/ alone.',
      outOfLayers: 'Code of a large app stands in its layers.',
      sibling: 'Slices of one layer do not know each other.',
      upward: 'A layer may import only from the layers below it.',
      deep: 'Import a slice or a shared segment by its index.',
    },
  },
  create(context) {
    const { filename } = context;
    const from = placeOf(filename);
    const isTest = /\.test\.tsx?$|(?:^|\/|\.)testing\.tsx?$/.test(filename);
    return visitImports(context, ({ node, to }) => {
      if (!to.startsWith('plugins/')) return;
      const messageId = reasonAgainst(from, placeOf(resolve(context.cwd, to)), isTest);
      if (messageId !== null) context.report({ node: node.source ?? node, messageId });
    });
  },
};

export const appRules = {
  files: ['plugins/*/**/*.{ts,tsx}'],
  ignores: ['plugins/{sdk,articles}/**'],
  plugins: { apps: { rules: { inside } } },
  rules: { 'apps/inside': 'error' },
};
