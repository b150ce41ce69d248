import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Writes the shell shorter than the bundler's own minifier does, which looks at each statement once: about 1 kB of the first
 * load. It happens before the hash of the file is taken.
 */
export const tightShell = (): Plugin => ({
  name: 'openbook:tight-shell',
  apply: 'build',
  async renderChunk(code, { name }) {
    if (name !== 'shell') return null;
    const { code: tight, map } = await minify(code, {
      ecma: 2020,
      module: true,
      compress: { passes: 3 },
      sourceMap: { asObject: true },
    });
    return tight === undefined ? null : { code: tight, map: map as never };
  },
});
