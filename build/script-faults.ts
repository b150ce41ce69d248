import { brotliBytes } from './brotli-bytes.ts';
import { sharedZod, zodNamesIn } from './shared-zod.ts';

/** Largest script of a plugin, bytes of brotli. Other hosts of remote apps have the same limit. */
const maxScriptBytes = 64 * 1024;

/**
 * Code that only the sources of these packages contain. A plugin with such code would run a second instance in addition
 * to the host's.
 */
const bundledPackages: [name: string, mark: RegExp][] = [
  ['react', /react\.transitional\.element/],
  ['react-dom', /__reactContainer\$/],
  ['effector', /unit call from pure function is not supported/],
  ['zod', /\$ZodType\b/],
];

/** True when a script uses the host's components. */
export const usesKit = (code: string): boolean => /from\s*["'`]@openbook\/ui["'`]/.test(code);

/** Says what is wrong with the script of a plugin, one sentence for each fault. */
export function checkScript(id: string, code: string): string[] {
  const size = brotliBytes(code);
  return [
    ...(size > maxScriptBytes
      ? [`${id}: ${String(size)} bytes of brotli, the limit is ${String(maxScriptBytes)}.`]
      : []),
    ...bundledPackages
      .filter(([, mark]) => mark.test(code))
      .map(([name]) => `${id}: bundles ${name}, which the host shares.`),
    ...zodNamesIn(code)
      .filter((name, index, all) => all.indexOf(name) === index && !sharedZod.some((shared) => shared === name))
      .map((name) => `${id}: takes ${name} of zod/mini, which the host does not share.`),
  ];
}
