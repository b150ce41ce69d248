import { scopeSelectors, selectorsOf } from '@contracts/scope-selectors';

type Rules = { readonly cssRules: CSSRuleList; deleteRule: (at: number) => void };

/** A nested rule holds below its parent, unless it speaks of the parent from outside: `html:has(&)`. */
const staysBelow = (rule: CSSStyleRule): boolean =>
  selectorsOf(rule.selectorText).every((selector) => selector.startsWith('&') || !selector.includes('&'));

/** Takes out what would hold for the whole page whatever it says. `visit`: called for each rule that stays. */
function keepRules(rules: Rules, isNested: boolean, visit: (rule: CSSRule, isNested: boolean) => void): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSStyleRule && (!isNested || staysBelow(rule))) {
      visit(rule, isNested);
      keepRules(rule, true, visit);
    } else if (rule instanceof CSSGroupingRule) keepRules(rule, isNested, visit);
    else if (rule instanceof CSSKeyframesRule) visit(rule, isNested);
    else if (!isNested || rule instanceof CSSStyleRule) rules.deleteRule(at);
  }
}

/** Keeps selectors below the elements of the app, and puts the app's name before its animations. Fonts and the like go. */
export function scopeSheet(sheet: CSSStyleSheet, id: string): void {
  const names = new Set<string>();
  const styles: CSSStyleRule[] = [];
  keepRules(sheet, false, (rule, isNested) => {
    if (rule instanceof CSSKeyframesRule && !rule.name.startsWith(`${id}_`)) {
      names.add(rule.name);
      rule.name = `${id}_${rule.name}`;
    }
    if (!(rule instanceof CSSStyleRule)) return;
    if (!isNested) rule.selectorText = scopeSelectors(rule.selectorText, id);
    styles.push(rule);
  });
  for (const { style } of styles)
    style.animationName = style.animationName
      .split(', ')
      .map((name) => (names.has(name) ? `${id}_${name}` : name))
      .join(', ');
}
