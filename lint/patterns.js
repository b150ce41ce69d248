import regexp from 'eslint-plugin-regexp';

const message =
  'A text of any length meets this pattern: bound each quantifier ({0,99}), or begin with ^(?=.{1,100}$). Row HTTP-32.';

/** What is left of a pattern without its escapes, its classes and a bound at its beginning. */
function isUnbounded(pattern) {
  if (/^\^\(\?=\.\{\d{1,5},\d{1,5}\}\$\)/.test(pattern)) return false;
  const bare = pattern.replaceAll(/\\./gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(bare);
}

/** zod runs every check of a text, so a `maxLength` beside a pattern keeps no long text away from it. */
const bounded = {
  meta: { type: 'problem', schema: [], messages: { unbounded: message } },
  create: (context) => ({
    'CallExpression[callee.object.name="z"][callee.property.name="regex"] > Literal[regex]': (node) => {
      if (isUnbounded(node.regex.pattern)) context.report({ node, messageId: 'unbounded' });
    },
  }),
};

/** No text of a stranger makes a pattern slow: schemas bound theirs, and all others take time in step with the text. */
export const patternRules = {
  files: ['{contracts,simulator,sandbox,plugins}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { patterns: { rules: { bounded } }, regexp },
  rules: {
    'patterns/bounded': 'error',
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
  },
};
