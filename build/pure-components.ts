import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/.+\.mjs$/;
const glyph = /\/node_modules\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/;

/**
 * Marks what React Router makes at import (contexts, memoized and forwarding components, error boundaries) as free of side effects, and drops
 * the names that only its developer tools show. Its one file otherwise comes whole, and we use the data router alone: 7 kB gzip less.
 * Lines of a glyph lose the random key that each has: they never change places, and random letters do not compress.
 * Of a build only: development keeps the names and wants the keys.
 */
export function pureComponents(): Plugin {
  return {
    name: 'openbook:pure-components',
    apply: 'build',
    transform: {
      filter: { id: [router, glyph] },
      handler: (code, id) => ({ code: router.test(id) ? markPure(code) : withoutKeys(code), map: null }),
    },
  };
}

/** Statements at the top level only: a line that begins without a space. Nothing moves to another line, so positions stay as they were. */
export function markPure(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(class extends React\d*\.Component \{[^]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();');
}

export const withoutKeys = (code: string): string => code.replace(/,\s*key: "\w+"(?=\s*\})/g, '');
