import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** A pair of a figure and its note, or of a title and its text, as the files have them. */
type Pair = readonly string[];
export type PromotionText = {
  title: string;
  lead: string;
  gives: Pair;
  costs: Pair;
  until: string;
  conditions?: readonly Pair[];
  link?: Pair;
};

type Texts = typeof en;
const byLanguage: Readonly<Record<string, Texts>> = { ar, en, es, pt, ru, tr };

/** In the language of the page, or in English. */
export const promotionTexts = (language: string): Texts => byLanguage[language] ?? en;

type Values = Readonly<Record<string, string>>;

/** Puts values into `{{name}}`. A name that nobody knows stays as it is, so that a test finds it. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

export const pairOf = ([first = '', second = '']: Pair, values: Values): [string, string] => [
  filled(first, values),
  filled(second, values),
];
