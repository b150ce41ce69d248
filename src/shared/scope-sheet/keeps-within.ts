import { areScoped } from '@contracts/scope-selectors';

/**
 * True: all rules of a style sheet hold only below the elements of one plugin, and the names of its animations begin with the
 * plugin's own.
 */
export const keepsWithin = (rules: CSSRuleList, id: string): boolean =>
  [...rules].every((rule) => {
    if (rule instanceof CSSStyleRule) return areScoped(rule.selectorText, id);
    if (rule instanceof CSSKeyframesRule) return rule.name.startsWith(`${id}_`);
    return rule instanceof CSSGroupingRule && keepsWithin(rule.cssRules, id);
  });
