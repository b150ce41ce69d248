import { SPORT } from '../../../contracts/markets.ts';
import type { Text } from '../types.ts';
import { text } from './text.ts';

const NAMES: Readonly<Record<number, Text>> = {
  [SPORT.football]: text('Football', 'Футбол', 'Fútbol', 'كرة القدم'),
  [SPORT.tennis]: text('Tennis', 'Теннис', 'Tenis', 'التنس'),
  [SPORT.basketball]: text('Basketball', 'Баскетбол', 'Baloncesto', 'كرة السلة'),
  [SPORT.esports]: text('Esports', 'Киберспорт', 'Esports', 'الرياضات الإلكترونية'),
};
const UNKNOWN = text('Other', 'Другое', 'Otros', 'أخرى');

export const sportName = (sportId: number): Text => NAMES[sportId] ?? UNKNOWN;
