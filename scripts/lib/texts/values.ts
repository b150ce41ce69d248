import { placeholdersIn } from '../../../build/placeholders.ts';
import { baseOf } from '../../../build/plural-forms.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import { type TextGroup, textsIn } from './groups.ts';
import type { Unit } from './units.ts';

/**
 * What is wrong with the values of a text. It may have those of English, of a plural in any form, and must have those
 * that every complete language says: some grammars need fewer, and a plural may say "one bet".
 */
export function valueCheck(root: string, group: TextGroup): (unit: Unit, target: string) => string[] {
  const complete = completeLanguages.map((language) => textsIn(root, group, language));
  const english = Object.entries(textsIn(root, group, 'en'));
  return ({ key, source, isPlural }, target) => {
    const forms = isPlural ? english.filter(([each]) => baseOf(each) === baseOf(key)).map(([, text]) => text) : [];
    const known = new Set([source, ...forms].flatMap(placeholdersIn));
    const own = new Set(placeholdersIn(target));
    const needed = isPlural
      ? []
      : [...known].filter((name) => complete.every((texts) => placeholdersIn(texts[key] ?? source).includes(name)));
    return [
      ...needed.filter((name) => !own.has(name)).map((name) => `${key} lacks {{${name}}}`),
      ...[...own].filter((name) => !known.has(name)).map((name) => `${key} has {{${name}}}, which English has not`),
    ];
  };
}
