import { isDeepStrictEqual } from 'node:util';

import { rewritten } from '../../../sandbox/texts/content-files.ts';
import { contentOf, longestOf, type TextGroup, textGroups, type Texts, textsIn } from './groups.ts';
import { type Unit, unitsOf } from './units.ts';
import { valueCheck } from './values.ts';
import { type ReadFile, readXliff, writeXliff } from './xliff.ts';

/** Keys are short where buttons are; a page may be as long as it likes. */
export const exportTexts = (root: string, language: string): string =>
  writeXliff(
    language,
    textGroups(root).map((group) => {
      const most = longestOf(root, group);
      const units = unitsOf(textsIn(root, group, 'en'), textsIn(root, group, language), language);
      return {
        original: group.file,
        units: units.map((unit) => ({
          ...unit,
          ...(group.isPage ? {} : { most: most(unit.key) || unit.source.length }),
        })),
      };
    }),
  );

type Read = { texts: Texts; faults: string[] };

/** What of a file can be taken, and what is wrong with it. */
function readGroup(units: readonly Unit[], file: ReadFile, faultsOf: (unit: Unit, target: string) => string[]): Read {
  const known = new Map(units.map((unit) => [unit.key, unit]));
  const seen = new Set<string>();
  const texts: Record<string, string> = {};
  const faults = file.units.flatMap(({ key, source, target }) => {
    const unit = known.get(key);
    if (unit === undefined) return [`${key} is not known`];
    if (seen.has(key)) return [`${key} is there twice`];
    seen.add(key);
    if (source !== unit.source) return [`${key}: the English text is another one now; export again`];
    if (target === null || target.trim() === '') return [];
    texts[key] = target;
    return faultsOf(unit, target);
  });
  return { texts, faults: faults.map((fault) => `${file.original}: ${fault}`) };
}

type Written = { file: string; content: unknown };

function merged(root: string, group: TextGroup, language: string, texts: Texts): Written & { faults: string[] } {
  const file = group.file.replace('{lng}', language);
  const all: Texts = { ...textsIn(root, group, language), ...texts };
  if (!group.isPage) {
    const order = unitsOf(textsIn(root, group, 'en'), all, language).map(({ key }) => key);
    return {
      file,
      content: Object.fromEntries(order.flatMap((key) => (key in all ? [[key, all[key]]] : []))),
      faults: [],
    };
  }
  const missing: string[] = [];
  const shape = contentOf(root, group, language) ?? contentOf(root, group, 'en');
  const content = rewritten(shape, (place, english) => {
    if (!(place in all)) missing.push(place);
    return all[place] ?? english;
  });
  const faults = missing.map((place) => `${group.file}: ${place} is missing, and half a page is none`);
  return { file, content, faults };
}

/** Reads what translators send. It comes whole or not at all: with a fault nothing is written. */
export function importTexts(root: string, text: string): { faults: string[]; files: Written[] } {
  const { from, to, files } = readXliff(text);
  if (from !== 'en' || !/^[a-z]{2}$/.test(to) || to === 'en')
    return { faults: [`The languages are "${from}" and "${to}": it must be from "en" to another.`], files: [] };
  const groups = new Map(textGroups(root).map((group) => [group.file, group]));
  const results = files.map((file) => {
    const group = groups.get(file.original);
    if (group === undefined) return { faults: [`${file.original}: there is no such file`], files: [] };
    const units = unitsOf(textsIn(root, group, 'en'), textsIn(root, group, to), to);
    const { texts, faults } = readGroup(units, file, valueCheck(root, group));
    if (faults.length > 0 || Object.keys(texts).length === 0) return { faults, files: [] };
    const { faults: gaps, ...written } = merged(root, group, to, texts);
    const isSame = isDeepStrictEqual(written.content, contentOf(root, group, to));
    return { faults: gaps, files: isSame ? [] : [written] };
  });
  const faults = results.flatMap((result) => result.faults);
  return { faults, files: faults.length > 0 ? [] : results.flatMap((result) => result.files) };
}
