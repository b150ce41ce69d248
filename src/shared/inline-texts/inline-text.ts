import { createEngine, type Dictionary, type TextEngine, type TextKey, type TextValues } from '@/shared/i18n';

import { inlineGroups } from './groups';

const engines = new Map<string, TextEngine>();

function engineOf(language: string): TextEngine {
  const known = engines.get(language);
  if (known !== undefined) return known;
  const texts = Object.assign({}, ...Object.values(inlineGroups[language] ?? {})) as Dictionary;
  const fresh = createEngine({ locale: language, texts, fallback: {} });
  engines.set(language, fresh);
  return fresh;
}

/** A bundled text in one of its two languages, whatever language the page speaks. */
export const inlineText = (language: 'en' | 'ru', key: TextKey, values?: TextValues): string =>
  engineOf(language)(key, values) ?? key;
