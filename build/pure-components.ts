import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/**
 * Marks what React Router makes at import (contexts, memoized and forwarding components, error boundaries, sets of words) as free of side effects,
 * and drops the names that only its developer tools show. Its one file otherwise comes whole, and we use its history alone: 13 kB gzip less.
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
  return withContexts(code)
    .replace(/^(var \w+ = )(new Set\(|Object\.getOwnPropertyNames\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(class extends React\d*\.Component \{[^]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();');
}

/** The context of a class is written into it: an assignment to the class afterwards would be a use of it. */
function withContexts(code: string): string {
  const given = [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)];
  return given.reduce(
    (done, [line, name = '', context = '']) =>
      done
        .replace(line, '')
        .replace(
          new RegExp(`^(var ${name} = class extends React\\d*\\.Component \\{)`, 'm'),
          `$1 static contextType = ${context};`,
        ),
    code,
  );
}
