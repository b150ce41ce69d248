import { isRightToLeft } from '../../contracts/languages.ts';
import type { TextKey } from './keys.ts';
import { spokenIn } from './text.ts';

/** `lang` and `dir` of a page of the server that says this: of the language that it speaks, not of the one asked for. */
export function pageIn(language: string, key: TextKey): string {
  const spoken = spokenIn(language, key);
  return `lang="${spoken}" dir="${isRightToLeft(spoken) ? 'rtl' : 'ltr'}"`;
}
