import type { Text } from '../types.ts';
import { text } from './text.ts';

export const PERIOD = {
  planned: text('Not started', 'Не начался', 'Sin comenzar', 'لم تبدأ'),
  soon: text('Starts soon', 'Скоро начало', 'Empieza pronto', 'تبدأ قريبًا'),
  firstHalf: text('1st half', '1-й тайм', '1.ª parte', 'الشوط الأول'),
  halfTime: text('Half-time', 'Перерыв', 'Descanso', 'استراحة بين الشوطين'),
  secondHalf: text('2nd half', '2-й тайм', '2.ª parte', 'الشوط الثاني'),
  finished: text('Finished', 'Завершён', 'Finalizado', 'انتهت'),
  abandoned: text('Abandoned', 'Прерван', 'Suspendido', 'أُلغيت'),
  break: text('Break', 'Перерыв', 'Pausa', 'استراحة'),
  overtime: text('Overtime', 'Овертайм', 'Prórroga', 'وقت إضافي'),
  retired: text('Retired', 'Отказ', 'Retirada', 'انسحاب'),
} as const;

const SETS: readonly Text[] = [
  text('1st set', '1-й сет', '1.er set', 'المجموعة الأولى'),
  text('2nd set', '2-й сет', '2.º set', 'المجموعة الثانية'),
  text('3rd set', '3-й сет', '3.er set', 'المجموعة الثالثة'),
];
const QUARTERS: readonly Text[] = [
  text('1st quarter', '1-я четверть', '1.er cuarto', 'الربع الأول'),
  text('2nd quarter', '2-я четверть', '2.º cuarto', 'الربع الثاني'),
  text('3rd quarter', '3-я четверть', '3.er cuarto', 'الربع الثالث'),
  text('4th quarter', '4-я четверть', '4.º cuarto', 'الربع الرابع'),
];

/** `number` counts from 1. */
export const setName = (number: number): Text => SETS[number - 1] ?? PERIOD.planned;
export const quarterName = (number: number): Text => QUARTERS[number - 1] ?? PERIOD.overtime;
