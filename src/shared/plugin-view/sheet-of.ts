import { scopeSheet } from '@/shared/scope-sheet';

/**
 * A style sheet that holds below the view's element only, and nowhere until the page adopts it. The content policy
 * allows it, because no element carries the style. `base`: the address that addresses in it are relative to.
 */
export function sheetOf(css: string, id: string, base: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ baseURL: base });
  sheet.replaceSync(css);
  scopeSheet(sheet, id);
  return sheet;
}
