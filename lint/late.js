/** Code that comes late is a part: it can be asked for again, and its place says what became of it. Row ERR-21. */
const makers = new Set(['createPart', 'createPartView', 'createAppPart']);

const lateCode = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wild: 'Late code is a part: createPart or createPartView of @/shared/part, createAppPart of sdk/parts in an app.',
    },
  },
  create: (context) => ({
    ImportExpression(node) {
      const isInPart = context.sourceCode
        .getAncestors(node)
        .some(({ type, callee }) => type === 'CallExpression' && makers.has(callee.name));
      if (!isInPart) context.report({ node, messageId: 'wild' });
    },
  }),
};

/** Words that come late belong to a part, which asks for them, waits for them and asks again. Row ERR-21. */
const lateTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wild: 'Late words belong to a part: `texts` of createPart or createPartView of @/shared/part.' },
  },
  create: (context) => ({
    ImportSpecifier(node) {
      if (node.imported.name === '$loadedGroups') context.report({ node, messageId: 'wild' });
    },
  }),
};

export const lateRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/shared/i18n/**',
      // A new language needs all that the page has spoken in the old one.
      'src/features/switch-language/**',
      // A push may come before its words; it waits for them.
      '**/tell-late.ts',
      // The manifest of a plugin names the words.
      'src/widgets/plugin-slot/lib/use-plugin-texts.ts',
    ],
    plugins: { lateTexts: { rules: { part: lateTexts } } },
    rules: { 'lateTexts/part': 'error' },
  },
  {
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // A picture in its frame: the page around it says what became of it.
      'plugins/game-pictures/index.ts',
      // Tables of pages: the router asks for a page as for a part.
      'src/app/router/{routes*,route-row}.ts',
    ],
    plugins: { late: { rules: { code: lateCode } } },
    rules: { 'late/code': 'error' },
  },
];
