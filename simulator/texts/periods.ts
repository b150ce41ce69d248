import type { TextKey } from '../../sandbox/texts/keys.ts';
import { filled, text } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';

export const periodTexts = {
  planned: text('periods.planned'),
  soon: text('periods.soon'),
  firstHalf: text('periods.first_half'),
  halfTime: text('periods.half_time'),
  secondHalf: text('periods.second_half'),
  finished: text('periods.finished'),
  abandoned: text('periods.abandoned'),
  postponed: text('periods.postponed'),
  cancelled: text('periods.cancelled'),
  break: text('periods.break'),
  overtime: text('periods.overtime'),
  shootOut: text('periods.shoot_out'),
  retired: text('periods.retired'),
} as const;

const sets: readonly Text[] = [
  text('periods.set_1'),
  text('periods.set_2'),
  text('periods.set_3'),
  text('periods.set_4'),
  text('periods.set_5'),
];
const periodsOfPlay: readonly Text[] = [text('periods.period_1'), text('periods.period_2'), text('periods.period_3')];
const maps: readonly Text[] = [text('periods.map_1'), text('periods.map_2'), text('periods.map_3')];
const quarterTexts: readonly Text[] = [
  text('periods.quarter_1'),
  text('periods.quarter_2'),
  text('periods.quarter_3'),
  text('periods.quarter_4'),
];

/** Languages say the first nine in words of their own. */
const lastNamed = 9;
type Numbered = 'frame' | 'innings' | 'baseball_inning';
/** A frame, a leg or an innings by its number. */
const numbered = (number: number, what: Numbered): Text =>
  number >= 1 && number <= lastNamed
    ? text(`periods.${what}_${number}` as TextKey)
    : filled(text(`periods.${what}_later`), { number: String(number) });
const framesByNumber = new Map<number, Text>();
const inningsByNumber = new Map<number, Text>();
const remember = (known: Map<number, Text>, number: number, make: () => Text): Text => {
  const name = known.get(number) ?? make();
  known.set(number, name);
  return name;
};

/** `number` counts from 1. */
export const halfName = (number: number): Text => (number === 1 ? periodTexts.firstHalf : periodTexts.secondHalf);
export const setName = (number: number): Text => sets[number - 1] ?? periodTexts.planned;
export const playPeriodName = (number: number): Text => periodsOfPlay[number - 1] ?? periodTexts.overtime;
export const mapName = (number: number): Text => maps[number - 1] ?? periodTexts.planned;
export const quarterName = (number: number): Text => quarterTexts[number - 1] ?? periodTexts.overtime;

export const frameName = (number: number): Text => remember(framesByNumber, number, () => numbered(number, 'frame'));
export const inningName = (number: number): Text =>
  remember(inningsByNumber, number, () => numbered(number, 'innings'));

const firstFiveText = text('periods.first_5_innings');
const halvesOfFour = 5;
/** Parts of baseball: the first innings, and the first five together. */
export const baseballPartName = (number: number): Text => (number === 7 ? firstFiveText : baseballInningName(number));
const turnsByNumber = new Map<number, Text>();
export const baseballInningName = (number: number): Text =>
  remember(turnsByNumber, number, () => numbered(number, 'baseball_inning'));
/** Four quarters, and after them the halves. */
export const quarterPartName = (number: number): Text =>
  number < halvesOfFour ? quarterName(number) : halfName(number - halvesOfFour + 1);

const quarterMinutes = 15;
/** Minutes of a quarter of an hour of play, from 1: "16–30". */
export const minutesOf = (interval: number): string =>
  `${(interval - 1) * quarterMinutes + 1}–${interval * quarterMinutes}`;
