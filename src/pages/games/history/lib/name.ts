import { nameOf } from '@/entities/games/round';
import type { TextKey } from '@/shared/i18n';

import type { Game } from './filter';

/** The name of a game, of the lotteries, of virtual matches. */
export const nameOfPlayed = (game: Game): TextKey =>
  game === 'lotto' || game === 'virtual' ? `played.name.${game}` : nameOf(game);
