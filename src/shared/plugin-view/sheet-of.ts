import { scopeSheet } from '@/shared/scope-sheet';

/**
 * A style sheet that holds below the view's element only, and nowhere until the page adopts it. No policy stands against that, because no element
 * carries it. `base`: the address that addresses in it are relative to.
 */
export function sheetOf(css: string, id: string, base: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ baseURL: base });
  sheet.replaceSync(css);
  scopeSheet(sheet, id);
  return sheet;
}
