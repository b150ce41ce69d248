import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { root } from './aliases.ts';
import { markPure } from './pure-components.ts';

test('it marks what a module makes at import and leaves alone what a function makes', () => {
  expect(markPure('var Place = React.createContext(null);\nPlace.displayName = "Place";\n')).toBe(
    'var Place = /* @__PURE__ */ React.createContext(null);\n\n',
  );
  expect(markPure('var Net = class extends React2.Component {\n  render() {\n  }\n};')).toBe(
    'var Net = /* @__PURE__ */ (() => class extends React2.Component {\n  render() {\n  }\n})();',
  );
  expect(
    markPure('var Net = class extends React2.Component {\n  render() {\n  }\n};\nNet.contextType = Place;\n'),
  ).toBe(
    'var Net = /* @__PURE__ */ (() => class extends React2.Component { static contextType = Place;\n  render() {\n  }\n})();\n\n',
  );
  expect(markPure('var words = new Set(list);')).toBe('var words = /* @__PURE__ */ new Set(list);');
  const inside = 'function make() {\n  var Place = React.createContext(null);\n  Place.displayName = "x";\n}';
  expect(markPure(inside)).toBe(inside);
});

test('the installed router is still written in the way that the marks rely on', () => {
  const folder = `${root}/node_modules/react-router/dist/development`;
  const source = readdirSync(folder)
    .filter((file) => /^chunk-.+\.mjs$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

  expect(markPure(source)).toContain('/* @__PURE__ */ React.createContext(');
  expect(markPure(source)).not.toMatch(
    /^\w+\.contextType =|^var \w+ = (?:new Set|React\d*\.(?:createContext|memo|forwardRef)|class extends React)/m,
  );
});
