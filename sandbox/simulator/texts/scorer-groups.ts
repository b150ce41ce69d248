import { marketGroups as G } from '../../../contracts/markets.ts';
import type { Text } from '../types.ts';
import { text } from './text.ts';

/** Names of the markets about players who score. */
export const scorerGroupTexts: Readonly<Record<number, Text>> = {
  [G.anytimeScorer]: text(
    'Goalscorer at any time',
    'Игрок забьёт гол',
    'Goleador en cualquier momento',
    'Marca a qualquer momento',
    'Gol atacak oyuncu',
    'لاعب يسجل في أي وقت',
  ),
  [G.firstScorer]: text(
    'First goalscorer',
    'Автор первого гола',
    'Primer goleador',
    'Primeiro a marcar',
    'İlk golü atan',
    'مسجل الهدف الأول',
  ),
  [G.lastScorer]: text(
    'Last goalscorer',
    'Автор последнего гола',
    'Último goleador',
    'Último a marcar',
    'Son golü atan',
    'مسجل الهدف الأخير',
  ),
};

export const twiceText = text(
  'Player scores two or more',
  'Игрок забьёт два или больше',
  'Jugador marca dos o más',
  'Jogador marca dois ou mais',
  'Oyuncu iki veya daha fazla gol atar',
  'لاعب يسجل هدفين أو أكثر',
);
