import { marketGroups as G } from '../../../contracts/markets.ts';
import type { Text } from '../types.ts';
import { text } from './text.ts';

/** Groups of sports with quarters, where points are what football calls goals. */
export const quarterGroupTexts: Readonly<Record<number, Text>> = {
  [G.total]: text(
    'Total points, regular time',
    'Тотал очков в основное время',
    'Total de puntos, tiempo reglamentario',
    'Total de pontos, tempo regular',
    'Normal süre toplam sayı',
    'إجمالي النقاط في الوقت الأصلي',
  ),
  [G.handicap]: text(
    'Handicap, regular time',
    'Фора в основное время',
    'Hándicap, tiempo reglamentario',
    'Handicap, tempo regular',
    'Normal süre handikabı',
    'هانديكاب الوقت الأصلي',
  ),
  [G.halfWithMost]: text(
    'Half with most points',
    'Самая результативная половина',
    'Mitad con más puntos',
    'Metade com mais pontos',
    'En çok sayı olan yarı',
    'الشوط الأكثر نقاطًا',
  ),
  [G.raceTo]: text(
    'First to reach points',
    'Первый наберёт очков',
    'Primero en llegar a puntos',
    'Primeiro a chegar a pontos',
    'Sayıya ilk ulaşan',
    'أول من يصل إلى النقاط',
  ),
};
