import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/.+\.mjs$/;
const queries = /\/node_modules\/@farfetched\/core\/dist\/core\.js$/;

/**
 * Marks what React Router makes at import (contexts, memoized and forwarding components, error boundaries, sets of
 * words) as free of side effects, and drops the names that only its developer tools show. Otherwise its one file comes
 * whole, though we use its history alone: 13 kB gzip less. Only for builds: development keeps the names and needs the
 * keys. Likewise the effects that farfetched makes at import for requests of its own: ours go through `sendFx`.
 */
export function pureComponents(): Plugin {
  return {
    name: 'openbook:pure-components',
    apply: 'build',
    transform: {
      filter: { id: [router, queries] },
      handler: (code, id) => ({ code: queries.test(id) ? markUnits(code) : markPure(code), map: null }),
    },
  };
}

/**
 * Only statements at the top level: their lines begin without a space. No code moves to another line, so positions
 * stay.
 */
export function markPure(code: string): string {
  return withContexts(code)
    .replace(/^(var \w+ = )(new Set\(|Object\.getOwnPropertyNames\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(class extends React\d*\.Component \{[^]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();');
}

/** Units at the top level that nobody asks for go. Each is a constant of its own. */
export const markUnits = (code: string): string => code.replace(/^(const \w+ = )(\w+\()/gm, '$1/* @__PURE__ */ $2');

/** Writes the context of a class into it: a later assignment to the class would count as a use of it. */
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
