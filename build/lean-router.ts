import type { Plugin } from 'vite';

const file = /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/;
/** Both builds of the package differ in this line alone, and its `exports` name the one for developers. */
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
/** Names for developers' tools, and calls that only make something: the bundler keeps both, used or not, as with forms. */
const names = /^\w+\.displayName = "\w+";$/gm;
const makings = /(?<==\s)React\d*\.(?:forwardRef|createContext|memo)\(/g;

/** Takes out of the router what is for its developers only, about 2 kB of the first load. */
export const leanRouter = (): Plugin => ({
  name: 'openbook:lean-router',
  apply: 'build',
  transform: {
    filter: { id: file },
    handler: (code) => ({
      code: code
        .replace(warnings, warnings.replace('true', 'false'))
        .replaceAll(names, '')
        .replaceAll(makings, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
});
