import type { Plugin } from 'vite';

import { root } from './aliases.ts';
import { namesOf } from './shared-packages.ts';

const packages = ['react', 'react/jsx-runtime'];
const prefix = `${root}/react-names/`;

/**
 * React is a CommonJS package, so each call of it would read `(0, runtime.jsx)(…)`, hundreds of times in what loads
 * first. Here the product's own code gets its functions as plain names, and none that it does not use.
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
