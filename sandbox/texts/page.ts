import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { isRightToLeft } from '../../contracts/languages.ts';
import type { TextKey } from './keys.ts';
import { spokenIn } from './text.ts';

/** `lang` and `dir` of a page of the server that says this: of the language that it speaks, not of the one asked for. */
export function pageIn(language: string, key: TextKey): string {
  const spoken = spokenIn(language, key);
  return `lang="${spoken}" dir="${isRightToLeft(spoken) ? 'rtl' : 'ltr'}"`;
}

/** A page without script that sends its forms to this site alone and is in no frame. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type PlainPage = {
  lng: string;
  /** A text of the page: the page has the language that this one is spoken in. */
  key: TextKey;
  /** Plain text. */
  title: string;
  /** Path of its style sheet. */
  sheet: string;
  /** Markup below the heading. */
  inner: string;
  /** Markup of the head. */
  head?: string;
};

export const plainPage = ({ lng, key, title, sheet, inner, head = '' }: PlainPage): string => `<!doctype html>
<html ${pageIn(lng, key)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${sheet}"></head>
<body><main><h1>${escapeMarkup(title)}</h1>${inner}</main></body></html>`;

/** Keeps robots away. */
export const noRobots = '<meta name="robots" content="noindex">';
