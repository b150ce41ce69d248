import type { PluginEntry } from '@contracts/plugin';
import { scopeSelectors } from '@contracts/scope-selectors';

import { logWarning } from '@/shared/lib/logger';

import { keepsWithin } from './keeps-within';
import { elementsOf, waits } from './load-files';
import { pluginLine } from './plugin-line';

type Rules = CSSStyleSheet | CSSGroupingRule;

/** Gives the style rules of a sheet, those in groups too. Deletes the rules that would hold for the whole page whatever they say. */
function keepRules(sheet: Rules, id: string, names: Set<string>): CSSStyleRule[] {
  const kept: CSSStyleRule[] = [];
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (rule instanceof CSSStyleRule) kept.push(rule);
    else if (rule instanceof CSSGroupingRule) kept.push(...keepRules(rule, id, names));
    else if (!(rule instanceof CSSKeyframesRule)) sheet.deleteRule(at);
    else if (!rule.name.startsWith(`${id}_`)) {
      names.add(rule.name);
      rule.name = `${id}_${rule.name}`;
    }
  }
  return kept;
}

/** Keeps selectors below the elements of the app, and puts the app's name before its animations. Fonts and the like go. */
function scopeSheet(sheet: CSSStyleSheet, id: string): void {
  const names = new Set<string>();
  for (const rule of keepRules(sheet, id, names)) {
    rule.selectorText = scopeSelectors(rule.selectorText, id);
    rule.style.animationName = rule.style.animationName
      .split(', ')
      .map((name) => (names.has(name) ? `${id}_${name}` : name))
      .join(', ');
  }
}

/**
 * Keeps the style sheets of an app from reaching beyond it, whoever built them. A sheet that waited for this holds from now on,
 * unless it belongs to a newer version whose moment has not come. Row PLUG-34.
 */
export function holdWithin(entry: PluginEntry): void {
  const { id, style = '' } = entry;
  for (const link of elementsOf(id)) {
    if (!(link instanceof HTMLLinkElement)) continue;
    if (link.sheet !== null && !keepsWithin(link.sheet.cssRules, id)) {
      scopeSheet(link.sheet, id);
      logWarning(pluginLine(entry, 'load', 'its style sheet reached beyond it: it is held within'));
    }
    if (link.media === waits && link.getAttribute('href') === style) link.removeAttribute('media');
  }
}
