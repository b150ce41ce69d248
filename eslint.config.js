import effector from 'eslint-plugin-effector';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import { appRules } from './lint/apps.js';
import { barrelRules } from './lint/barrels.js';
import { chanceRules } from './lint/chance.js';
import { doorRules } from './lint/doors.js';
import { floorRules } from './lint/floors.js';
import { lateRules } from './lint/late.js';
import { layerRules, outsideRules } from './lint/layers.js';
import { patternRules } from './lint/patterns.js';
import { reasonRules } from './lint/reasons.js';
import { simulatorRules } from './lint/simulator.js';
import { translateRules } from './lint/translate.js';

const asErrors = (configs) =>
  configs.map((config) => ({
    ...config,
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      Object.entries(config.rules ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? ['error', ...value.slice(1)] : value === 'off' ? 'off' : 'error',
      ]),
    ),
  }));

/** What the content security policy and Trusted Types would refuse at run time is refused here first. */
const htmlSinks = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'HTML from a server goes through one policy.',
  },
  { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', message: 'No HTML strings.' },
  { selector: 'NewExpression[callee.name=/^(Function|DOMParser)$/]', message: 'No code or HTML from strings.' },
];

const zodBan = {
  regex: '^zod(/|$)',
  message: 'zod is imported by contracts/zod.ts alone: it must be set to jitless first.',
};

/** What effector's examples show and this product has no use for. */
const idleOptions = [
  {
    selector: "Property[key.name='fn'] > ArrowFunctionExpression.value > Identifier.body[name='undefined']",
    message: 'A target of `void` takes every clock: leave `fn` out.',
  },
  {
    selector: "CallExpression[callee.name='createStore'] Property[key.name='serialize']",
    message: 'No scope is ever serialised: leave `serialize` out.',
  },
  {
    selector: 'CallExpression > Literal[value=/^(before)?unload$/]',
    message: 'The browser keeps no page for the way back that hears this: hear `pagehide`. Row UI-93.',
  },
];

/** A later block replaces a rule whole, so what holds everywhere is added to the blocks of the layers. */
const everywhere = (blocks) =>
  blocks.map((block) => {
    const [, imports] = block.rules['no-restricted-imports'];
    const syntax = block.rules['no-restricted-syntax'] ?? 'off';
    return {
      ...block,
      rules: {
        'no-restricted-imports': ['error', { patterns: [...imports.patterns, zodBan] }],
        'no-restricted-syntax': ['error', ...(syntax === 'off' ? [] : syntax.slice(1)), ...htmlSinks, ...idleOptions],
      },
    };
  });

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'dist-staging/**',
      'node_modules/**',
      '.cache/**',
      'coverage/**',
      'test-results/**',
      'tests/fixtures/**',
      'steiger.config.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'tsconfig.node.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // There are no enums (erasableSyntaxOnly) and hardly a class: what these two ask of every type costs a quarter of the whole lint.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  ...asErrors([
    effector.flatConfigs.recommended,
    effector.flatConfigs.scope,
    effector.flatConfigs.react,
    effector.flatConfigs.future,
    effector.flatConfigs.patronum,
  ]),
  {
    files: ['{src,plugins}/**/*.tsx'],
    rules: {
      // They give the units of the host, of a part that has come, or of a desk of prices; nothing is made.
      'effector/no-units-spawn-in-render': [
        'error',
        {
          detectCustomFactories: {
            allowlist: ['useHost', 'openHost', 'tryOut', 'useCreateHost', 'usePart', 'usePicking'],
          },
        },
      ],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['{src,plugins}/**/*.{ts,tsx}'] },
  { ...jsxA11y.flatConfigs.strict, files: ['{src,plugins}/**/*.tsx'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // One case for all values: nobody has to decide whether a value counts as fixed.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: null, custom: { regex: '^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$', match: false } },
      ],
    },
  },
  { rules: { 'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error' } },
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { imports: importSort },
    rules: {
      'imports/imports': [
        'error',
        // Node, packages, contracts, the layers, the slice itself.
        { groups: [['^node:'], ['^\\u0000', '^@?\\w'], ['^@contracts'], ['^@/'], ['^\\.', '^\\u0000\\.']] },
      ],
    },
  },
  reasonRules,
  translateRules,
  ...lateRules,
  barrelRules,
  chanceRules,
  patternRules,
  doorRules,
  simulatorRules,
  floorRules,
  appRules,
  ...everywhere(layerRules),
  ...everywhere(outsideRules),
  { files: ['contracts/zod.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // A test reads what is there: an index that is missing fails the test by itself.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      'effector/no-getState': 'off',
    },
  },
);
