/** A rule that is switched off for a line says why, behind two dashes: `eslint-disable-next-line rule -- reason`. */
const explained = {
  meta: { type: 'suggestion', schema: [], messages: { reason: 'Say why behind the rule: `-- reason`.' } },
  create(context) {
    const check = (comment) => {
      if (!/^\s*eslint-disable/.test(comment.value) || /\s--\s+\S/.test(comment.value)) return;
      context.report({ loc: comment.loc, messageId: 'reason' });
    };
    return {
      Program() {
        context.sourceCode.getAllComments().forEach(check);
      },
    };
  },
};

export const reasonRules = {
  plugins: { own: { rules: { 'explained-disable': explained } } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: { 'own/explained-disable': 'error' },
};
