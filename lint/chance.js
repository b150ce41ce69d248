import { visitImports } from './addresses.js';

const message =
  'Outcomes, codes and tokens are drawn by node:crypto: whoever knows the seed of this one knows what comes. Row CAS-14.';

/** Keeps the simulator's generator and `Math.random` away from whatever players must not foresee. */
const cryptographic = {
  meta: { type: 'problem', schema: [], messages: { foreseen: message } },
  create(context) {
    const foreseen = (node) => context.report({ node, messageId: 'foreseen' });
    return {
      ...visitImports(context, ({ node, to }) => {
        if (/^simulator\/random(?:\.ts)?$/.test(to)) foreseen(node);
      }),
      'MemberExpression[object.name="Math"]': (node) => {
        if ((node.property.name ?? node.property.value) === 'random') foreseen(node);
      },
      'VariableDeclarator[init.name="Math"]': foreseen,
    };
  },
};

/** The simulator draws matches by seed, so that a test can play one again. Ready coupons and the generator of bets only propose. */
const drawnBySeed = ['sandbox/coupon/{ready,sharing-routes}.ts'];

export const chanceRules = {
  // The face of the simulator too: the generator has one of its own, so that this rule sees who takes it.
  files: ['sandbox/**/*.ts', 'contracts/**/*.ts', 'simulator/{index,testing}.ts'],
  ignores: [...drawnBySeed, '**/*.test.ts'],
  plugins: { chance: { rules: { cryptographic } } },
  rules: { 'chance/cryptographic': 'error' },
};
