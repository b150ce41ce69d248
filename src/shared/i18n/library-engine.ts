import i18next from 'i18next';

import type { EngineInput, TextEngine, TextValues } from './engine';

export function createLibraryEngine({ locale, texts, fallback }: EngineInput): TextEngine {
  const numbers = new Intl.NumberFormat(locale);
  const library = i18next.createInstance();
  void library.init({
    lng: locale,
    fallbackLng: 'en-fallback',
    resources: { [locale]: { translation: texts }, 'en-fallback': { translation: fallback } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes texts, and nothing uses a text as HTML.
    interpolation: { escapeValue: false },
  });
  // `replace` fills the placeholders; `count` beside it only chooses the plural form.
  const written = (values: TextValues) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? numbers.format(value) : value]),
    );
  return (key, values) => {
    const options = values === undefined ? {} : { ...values, replace: written(values) };
    return library.exists(key, options) ? library.t(key, options) : null;
  };
}
