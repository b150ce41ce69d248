const message =
  'Outcomes, codes and tokens are drawn by node:crypto: whoever knows the seed of this one knows what comes. Row CAS-14.';

/** Keeps the simulator's generator and `Math.random` away from whatever players must not foresee. */
const cryptographic = {
  meta: { type: 'problem', schema: [], messages: { foreseen: message } },
  create(context) {
    const foreseen = (node) => context.report({ node, messageId: 'foreseen' });
    const generator = /(?:^|\/)simulator\/random(?:\.ts)?$/;
    const check = (node) => {
      if (generator.test(node.source?.value ?? '')) foreseen(node);
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      'MemberExpression[object.name="Math"]': (node) => {
        if ((node.property.name ?? node.property.value) === 'random') foreseen(node);
      },
      'VariableDeclarator[init.name="Math"]': foreseen,
    };
  },
};

/** Matches are drawn by seed, so that a test can play one again; the ready coupons and the generator of bets only propose. */
const drawnBySeed = ['sandbox/{simulator,replay}/**', 'sandbox/coupon/{ready,sharing-routes}.ts'];

export const chanceRules = {
  files: ['sandbox/**/*.ts', 'contracts/**/*.ts'],
  ignores: [...drawnBySeed, '**/*.test.ts'],
  plugins: { chance: { rules: { cryptographic } } },
  rules: { 'chance/cryptographic': 'error' },
};
