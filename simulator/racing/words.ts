import { filled, joinTexts, text, textOf } from '../../sandbox/texts/text.ts';
import { createMemo } from '../memo.ts';
import { nameText } from '../names/name-text.ts';
import { hash } from '../random.ts';
import type { Text } from '../types.ts';
import { raceName } from './names.ts';
import type { Race } from './race.ts';

const kinds = { handicap: text('sports.race_handicap'), stakes: text('sports.race_stakes') } as const;
const grades = 9;
const remembered = createMemo<Text>();

/** "Marram Handicap", "Grade A4". */
export function nameOfRace({ id, programme: { kind } }: Pick<Race, 'id' | 'programme'>): Text {
  if (kind === 'graded') {
    const grade = `A${String(1 + (hash(id) % grades))}`;
    return remembered(grade, () => filled(text('sports.race_grade'), { grade }));
  }
  const name = raceName(hash(id));
  return remembered(`${kind} ${name}`, () =>
    joinTexts((template, own) => template.replace('{{name}}', own), kinds[kind], nameText(name, 'en')),
  );
}

/** Making one takes longer than a race. */
const formats = createMemo<Intl.NumberFormat>();
const metreFormat = { style: 'unit', unit: 'meter', numberingSystem: 'latn' } as const;
const formatOf = (language: string): Intl.NumberFormat =>
  formats(language, () => new Intl.NumberFormat(language, metreFormat));

/** "1,600 m". */
export const metresText = (metres: number): Text =>
  remembered(String(metres), () => textOf((language) => formatOf(language).format(metres)));
