import type { Plugin } from 'vite';

import { root } from './aliases.ts';
import { namesOf } from './shared-packages.ts';

const packages = ['react', 'react/jsx-runtime'];
const prefix = `${root}/react-names/`;

/**
 * Gives the functions of React to the product's own code as plain names, and only those that it uses. React is a
 * CommonJS package, so without this every call would read `(0, runtime.jsx)(…)`, hundreds of times in the first load.
 */
export function reactNames(): Plugin {
  return {
    name: 'openbook:react-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      packages.includes(id) && importer?.startsWith(`${root}/src/`) === true ? prefix + id : null,
    load: async (id) => {
      if (!id.startsWith(prefix)) return null;
      const specifier = id.slice(prefix.length);
      const names = await namesOf(specifier);
      return {
        code: [
          `import all from '${specifier}';`,
          'const named = (name) => all[name];',
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ named('${name}');`),
        ].join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}
