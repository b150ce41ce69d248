/** Code that comes late is a part: it can be asked for again, and its place says what became of it. Row ERR-21. */
const makers = new Set(['createPart', 'createPartView']);

const lateCode = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wild: 'Late code is a part: createPart or createPartView of @/shared/part.' },
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

export const lateRules = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: [
    '**/*.test.{ts,tsx}',
    // Tables of pages: the router asks for a page as for a part.
    'src/app/router/{routes*,route-row}.ts',
    // One loader of two parts, and one whose type is needed.
    'src/features/betting/filter-events/ui/filter-bar.tsx',
    'src/widgets/coupon/ui/coupon-column.tsx',
    // A connection whose code did not come is one that broke off: it is tried again as such.
    'src/shared/feed/lazy-stream.ts',
    // Parts speak with texts, so texts cannot be parts: they ask again by themselves.
    'src/shared/i18n/{dictionaries,library}.ts',
  ],
  plugins: { late: { rules: { code: lateCode } } },
  rules: { 'late/code': 'error' },
};
