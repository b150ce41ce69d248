import { visitImports } from './addresses.js';

const message =
  'Every door into an account goes through passDoor or signInOrAsk (sandbox/auth/doors.ts), which ask for the second factor. Decision D-550.';

/** Keeps `signIn` where the second factor is asked for, and `DELETE FROM session` where sockets are hung up. */
const oneWayIn = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { door: message, end: 'Sessions end by auth/sessions.ts, which hangs up their sockets. Decision D-552.' },
  },
  create(context) {
    /** Does it take `signIn`? What names nothing takes everything. */
    const takesIt = ({ specifiers }) =>
      specifiers === undefined ||
      specifiers.some(
        ({ type, imported, local }) => type === 'ImportNamespaceSpecifier' || (imported ?? local).name === 'signIn',
      );
    const text = (node, value) => {
      if (/DELETE\s+FROM\s+session\b/i.test(value)) context.report({ node, messageId: 'end' });
    };
    return {
      ...visitImports(context, ({ node, to }) => {
        if (/(?:^|\/)current(?:\.ts)?$/.test(to) && takesIt(node)) context.report({ node, messageId: 'door' });
      }),
      Literal: (node) => text(node, String(node.value)),
      TemplateElement: (node) => text(node, node.value.raw),
    };
  },
};

export const doorRules = {
  files: ['sandbox/**/*.ts'],
  ignores: ['sandbox/auth/{doors,sessions}.ts', '**/*.test.ts'],
  plugins: { doors: { rules: { 'one-way-in': oneWayIn } } },
  rules: { 'doors/one-way-in': 'error' },
};
