import type { Text } from '../types.ts';
import { text } from './text.ts';

export const periodTexts = {
  planned: text('Not started', 'Не начался', 'Sin comenzar', 'Não começou', 'Başlamadı', 'لم تبدأ'),
  soon: text('Starts soon', 'Скоро начало', 'Empieza pronto', 'Começa em breve', 'Birazdan başlıyor', 'تبدأ قريبًا'),
  firstHalf: text('1st half', '1-й тайм', '1.ª parte', '1º tempo', '1. yarı', 'الشوط الأول'),
  halfTime: text('Half-time', 'Перерыв', 'Descanso', 'Intervalo', 'Devre arası', 'استراحة بين الشوطين'),
  secondHalf: text('2nd half', '2-й тайм', '2.ª parte', '2º tempo', '2. yarı', 'الشوط الثاني'),
  finished: text('Finished', 'Завершён', 'Finalizado', 'Encerrado', 'Bitti', 'انتهت'),
  abandoned: text('Abandoned', 'Прерван', 'Suspendido', 'Abandonado', 'Yarıda kaldı', 'أُلغيت'),
  break: text('Break', 'Перерыв', 'Pausa', 'Pausa', 'Ara', 'استراحة'),
  overtime: text('Overtime', 'Овертайм', 'Prórroga', 'Prorrogação', 'Uzatma', 'وقت إضافي'),
  shootOut: text('Shoot-out', 'Буллиты', 'Penaltis', 'Pênaltis', 'Penaltılar', 'ركلات الترجيح'),
  retired: text('Retired', 'Отказ', 'Retirada', 'Desistência', 'Çekilme', 'انسحاب'),
} as const;

const sets: readonly Text[] = [
  text('1st set', '1-й сет', '1.er set', '1º set', '1. set', 'المجموعة الأولى'),
  text('2nd set', '2-й сет', '2º set', '2º set', '2. set', 'المجموعة الثانية'),
  text('3rd set', '3-й сет', '3.er set', '3º set', '3. set', 'المجموعة الثالثة'),
  text('4th set', '4-й сет', '4.º set', '4º set', '4. set', 'المجموعة الرابعة'),
  text('5th set', '5-й сет', '5.º set', '5º set', '5. set', 'المجموعة الخامسة'),
];
const periodsOfPlay: readonly Text[] = [
  text('1st period', '1-й период', '1.er periodo', '1º período', '1. periyot', 'الشوط الأول'),
  text('2nd period', '2-й период', '2.º periodo', '2º período', '2. periyot', 'الشوط الثاني'),
  text('3rd period', '3-й период', '3.er periodo', '3º período', '3. periyot', 'الشوط الثالث'),
];
const maps: readonly Text[] = [
  text('1st map', '1-я карта', '1.er mapa', '1º mapa', '1. harita', 'الخريطة الأولى'),
  text('2nd map', '2-я карта', '2.º mapa', '2º mapa', '2. harita', 'الخريطة الثانية'),
  text('3rd map', '3-я карта', '3.er mapa', '3º mapa', '3. harita', 'الخريطة الثالثة'),
];
const quarterTexts: readonly Text[] = [
  text('1st quarter', '1-я четверть', '1.er cuarto', '1º quarto', '1. çeyrek', 'الربع الأول'),
  text('2nd quarter', '2-я четверть', '2.º cuarto', '2º quarto', '2. çeyrek', 'الربع الثاني'),
  text('3rd quarter', '3-я четверть', '3.er cuarto', '3º quarto', '3. çeyrek', 'الربع الثالث'),
  text('4th quarter', '4-я четверть', '4.º cuarto', '4º quarto', '4. çeyrek', 'الربع الرابع'),
];

const en = ['1st', '2nd', '3rd'];
const ar = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع'];
/** A frame, a leg or an innings by its number. */
const numbered = (number: number, ...words: Parameters<typeof text>): Text => {
  const [inEn, inRu, inEs, inPt, inTr, inAr] = words;
  const place = ar[number - 1];
  return text(
    `${en[number - 1] ?? `${number}th`} ${inEn}`,
    `${number}-й ${inRu}`,
    inEs.endsWith('a') ? `${number}.ª ${inEs}` : `${number}.º ${inEs}`,
    inPt.endsWith('a') ? `${number}ª ${inPt}` : `${number}º ${inPt}`,
    `${number}. ${inTr}`,
    `${inAr} ${place ?? String(number)}`,
  );
};
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

export const frameName = (number: number): Text =>
  remember(framesByNumber, number, () => numbered(number, 'frame', 'фрейм', 'frame', 'frame', 'frame', 'الفريم'));
export const inningName = (number: number): Text =>
  remember(inningsByNumber, number, () => numbered(number, 'innings', 'иннинг', 'inning', 'inning', 'vuruş', 'الشوط'));

const firstFiveText = text(
  'First 5 innings',
  'Первые 5 иннингов',
  'Primeras 5 entradas',
  'Primeiras 5 entradas',
  'İlk 5 devre',
  'أول 5 أشواط',
);
const halvesOfFour = 5;
/** Parts of baseball: the first innings, and the first five together. */
export const baseballPartName = (number: number): Text => (number === 7 ? firstFiveText : baseballInningName(number));
const turnsByNumber = new Map<number, Text>();
export const baseballInningName = (number: number): Text =>
  remember(turnsByNumber, number, () => numbered(number, 'inning', 'иннинг', 'entrada', 'entrada', 'devre', 'الشوط'));
/** Four quarters, and after them the halves. */
export const quarterPartName = (number: number): Text =>
  number < halvesOfFour ? quarterName(number) : halfName(number - halvesOfFour + 1);

const quarterMinutes = 15;
/** Minutes of a quarter of an hour of play, from 1: "16–30". */
export const minutesOf = (interval: number): string =>
  `${(interval - 1) * quarterMinutes + 1}–${interval * quarterMinutes}`;
