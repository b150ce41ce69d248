import { marketGroups as G } from '../../../contracts/markets.ts';
import { text } from '../texts/text.ts';
import type { Text } from '../types.ts';

/** Groups of sets, where they are maps. */
export const mapTexts: Readonly<Record<number, Text>> = {
  [G.setsTotal]: text(
    'Total maps',
    'Тотал карт',
    'Total de mapas',
    'Total de mapas',
    'Toplam harita',
    'إجمالي الخرائط',
  ),
  [G.setsHandicap]: text(
    'Maps handicap',
    'Фора по картам',
    'Hándicap de mapas',
    'Handicap de mapas',
    'Harita handikabı',
    'هانديكاب الخرائط',
  ),
  [G.setsScore]: text(
    'Score in maps',
    'Счёт по картам',
    'Marcador por mapas',
    'Placar em mapas',
    'Harita skoru',
    'النتيجة بالخرائط',
  ),
  [G.winsSet1]: text(
    '{1} wins a map',
    '{1} возьмёт карту',
    '{1} gana un mapa',
    '{1} ganha um mapa',
    '{1} harita kazanır',
    '{1} يفوز بخريطة',
  ),
  [G.winsSet2]: text(
    '{2} wins a map',
    '{2} возьмёт карту',
    '{2} gana un mapa',
    '{2} ganha um mapa',
    '{2} harita kazanır',
    '{2} يفوز بخريطة',
  ),
};

/** Groups of points, where they are rounds. */
export const roundTexts: Readonly<Record<number, Text>> = {
  [G.gamesTotal]: text(
    'Total rounds',
    'Тотал раундов',
    'Total de rondas',
    'Total de rounds',
    'Toplam raunt',
    'إجمالي الجولات',
  ),
  [G.gamesHandicap]: text(
    'Rounds handicap',
    'Фора по раундам',
    'Hándicap de rondas',
    'Handicap de rounds',
    'Raunt handikabı',
    'هانديكاب الجولات',
  ),
  [G.sidePoints1]: text('{1}: rounds', '{1}: раунды', '{1}: rondas', '{1}: rounds', '{1}: raunt', '{1}: الجولات'),
  [G.sidePoints2]: text('{2}: rounds', '{2}: раунды', '{2}: rondas', '{2}: rounds', '{2}: raunt', '{2}: الجولات'),
  [G.pointsOddEven]: text(
    'Rounds odd or even',
    'Раунды: чёт или нечет',
    'Rondas: par o impar',
    'Rounds: ímpar ou par',
    'Raunt tek/çift',
    'الجولات: فردي أو زوجي',
  ),
};

/** Groups of points, where they are towers. */
export const towerTexts: Readonly<Record<number, Text>> = {
  [G.gamesTotal]: text(
    'Total towers',
    'Тотал башен',
    'Total de torres',
    'Total de torres',
    'Toplam kule',
    'إجمالي الأبراج',
  ),
  [G.gamesHandicap]: text(
    'Towers handicap',
    'Фора по башням',
    'Hándicap de torres',
    'Handicap de torres',
    'Kule handikabı',
    'هانديكاب الأبراج',
  ),
  [G.sidePoints1]: text('{1}: towers', '{1}: башни', '{1}: torres', '{1}: torres', '{1}: kule', '{1}: الأبراج'),
  [G.sidePoints2]: text('{2}: towers', '{2}: башни', '{2}: torres', '{2}: torres', '{2}: kule', '{2}: الأبراج'),
  [G.pointsOddEven]: text(
    'Towers odd or even',
    'Башни: чёт или нечет',
    'Torres: par o impar',
    'Torres: ímpar ou par',
    'Kule tek/çift',
    'الأبراج: فردي أو زوجي',
  ),
};
