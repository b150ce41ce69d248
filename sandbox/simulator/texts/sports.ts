import { sportIds } from '../../../contracts/markets.ts';
import type { Text } from '../types.ts';
import { text } from './text.ts';

const names: Readonly<Record<number, Text>> = {
  [sportIds.football]: text('Football', 'Футбол', 'Fútbol', 'Futebol', 'Futbol', 'كرة القدم'),
  [sportIds.tennis]: text('Tennis', 'Теннис', 'Tenis', 'Tênis', 'Tenis', 'التنس'),
  [sportIds.basketball]: text('Basketball', 'Баскетбол', 'Baloncesto', 'Basquete', 'Basketbol', 'كرة السلة'),
  [sportIds.esports]: text('Esports', 'Киберспорт', 'Esports', 'Esports', 'E-spor', 'الرياضات الإلكترونية'),
};
const unknownText = text('Other', 'Другое', 'Otros', 'Outros', 'Diğer', 'أخرى');

export const sportName = (sportId: number): Text => names[sportId] ?? unknownText;
