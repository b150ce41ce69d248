import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/**
 * Marks what React Router makes at import (contexts, memoized and forwarding components, error boundaries) as free of side effects, and drops
 * the names that only its developer tools show. Its one file otherwise comes whole, and we use its history alone: 12 kB gzip less.
 * Of a build only: development keeps the names and wants the keys.
 */
export function pureComponents(): Plugin {
  return {
    name: 'openbook:pure-components',
    apply: 'build',
    transform: {
      filter: { id: router },
      handler: (code) => ({ code: markPure(code), map: null }),
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
