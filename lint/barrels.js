import { readFileSync } from 'node:fs';

/** Files from which the build takes only what somebody asks for by name: see vite.config.ts. */
const files = JSON.parse(readFileSync(new URL('../build/value-files.json', import.meta.url), 'utf8'));
const addresses = new Set(files.map((file) => file.replace(/^src/, '@').replace(/\/index\.ts$/, '')));

/** An import for its side effect would be dropped without a word: whatever it starts would never start. */
const values = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      effect: 'The build takes only named values of this file (build/value-files.json): start this where it is needed.',
      nothing: 'This imports nothing: the build takes only named values of that file (build/value-files.json).',
    },
  },
  create: (context) => {
    const isValueFile = files.some((file) => context.filename.replaceAll('\\', '/').endsWith(`/${file}`));
    return {
      ImportDeclaration(node) {
        if (node.specifiers.length > 0) return;
        if (isValueFile) context.report({ node, messageId: 'effect' });
        else if (addresses.has(node.source.value)) context.report({ node, messageId: 'nothing' });
      },
      'Program > ExpressionStatement'(node) {
        if (isValueFile) context.report({ node, messageId: 'effect' });
      },
    };
  },
};

export const barrelRules = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { barrels: { rules: { values } } },
  rules: { 'barrels/values': 'error' },
};
