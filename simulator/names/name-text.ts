import { languages, type Text, textOf } from '../../sandbox/texts/text.ts';
import type { Lettered } from './initials.ts';
import type { Tongue } from './tongues.ts';
import { writeName } from './write-name.ts';

const lettered: readonly Lettered[] = ['ru', 'uk', 'ar'];
const latin = languages.filter((language) => !lettered.some((own) => own === language));

/**
 * A name in all languages. A world has thousands of names and few readers of each, so the forms in other letters are
 * made when somebody reads them first.
 */
class NameText {
  [language: string]: unknown;
  readonly #tongue: Tongue | undefined;
  readonly #written: Partial<Record<Lettered, string>> = {};

  constructor(name: string, tongue: Tongue | undefined) {
    this.#tongue = tongue;
    for (const language of latin) this[language] = name;
  }
  #in(language: Lettered): string {
    return (this.#written[language] ??= writeName(String(this['en']), { language, tongue: this.#tongue }));
  }
  get ru(): string {
    return this.#in('ru');
  }
  get uk(): string {
    return this.#in('uk');
  }
  get ar(): string {
    return this.#in('ar');
  }
  toJSON(): Text {
    return textOf((language) => String(this[language]));
  }
}

/** Whether a text is a name of a team or a person. */
export const isName = (text: Text): boolean => text instanceof NameText;

const made = new Map<string, Text>();

/**
 * The name of a team or a person: as it is for readers of Latin letters, in their own for others. What is known has its
 * usual form, the rest is written as it sounds in `tongue`, or by what its letters tell. Equal names are one object.
 */
export function nameText(name: string, tongue?: Tongue): Text {
  const key = tongue === undefined ? name : `${tongue}|${name}`;
  const known = made.get(key) ?? (new NameText(name, tongue) as unknown as Text);
  made.set(key, known);
  return known;
}
