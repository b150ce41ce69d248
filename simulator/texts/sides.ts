import type { TextKey } from '../../sandbox/texts/keys.ts';
import { filled, joinTexts, sameText, text } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';

/** Names of those who play. */
export type SideNames = readonly [home: Text, away: Text];
export const unnamed: SideNames = [sameText('1'), sameText('2')];

/** A text about one of those who play. Their name comes where it says `{1}` or `{2}`; dictionaries write `{{side}}`. */
export const sideText = (side: 1 | 2, key: TextKey): Text => filled(text(key), { side: `{${side}}` });

const named = new WeakMap<Text, WeakMap<Text, Text>>();

/** Writes the name of a side where a text has `{1}` or `{2}`. Equal names stay one object. */
export function nameSides(template: Text, [home, away]: SideNames = unnamed): Text {
  const side = template.en.includes('{1}') ? home : template.en.includes('{2}') ? away : null;
  if (side === null) return template;
  const known = named.get(side) ?? new WeakMap<Text, Text>();
  named.set(side, known);
  const name = known.get(template) ?? joinTexts((words, own) => words.replace(/\{[12]\}/, () => own), template, side);
  known.set(template, name);
  return name;
}
