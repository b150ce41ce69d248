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
    const isDoor = (node) => /(?:^|\/)current(?:\.ts)?$/.test(node.source?.value ?? '');
    const door = (node) => {
      if (isDoor(node)) context.report({ node, messageId: 'door' });
    };
    const named = (node) => {
      const names = node.specifiers.map(({ imported, local }) => (imported ?? local).name);
      const isWhole = node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      if (isWhole || names.includes('signIn')) door(node);
    };
    const text = (node, value) => {
      if (/DELETE\s+FROM\s+session\b/i.test(value)) context.report({ node, messageId: 'end' });
    };
    return {
      ImportDeclaration: named,
      ExportNamedDeclaration: named,
      ExportAllDeclaration: door,
      ImportExpression: door,
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
