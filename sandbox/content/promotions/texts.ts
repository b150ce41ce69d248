import { byLanguage } from '../../texts/folder.ts';
import en from './en.json' with { type: 'json' };

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
const texts = byLanguage<Texts>(new URL('./', import.meta.url));

/** In the language of the page, or in English. */
export const promotionTexts = (language: string): Texts => texts.get(language) ?? en;

type Values = Readonly<Record<string, string>>;

/** Puts values into `{{name}}`. An unknown name stays as it is, so that a test finds it. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

export const pairOf = ([first = '', second = '']: Pair, values: Values): [string, string] => [
  filled(first, values),
  filled(second, values),
];
