import type { PlayedGame } from '@contracts/played-rounds';

import { nameOf } from '@/entities/games/round';
import type { TextKey } from '@/shared/i18n';

/** The name of a game, of the lotteries, of virtual matches. */
export const nameOfPlayed = (game: PlayedGame): TextKey =>
  game === 'lotto' || game === 'virtual' ? `played.name.${game}` : nameOf(game);
