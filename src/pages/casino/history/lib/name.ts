import { isBonusGame } from '@contracts/bonus-games/names';
import type { PlayedGame } from '@contracts/played-rounds';

import { nameOf } from '@/entities/casino/round';
import type { TextKey } from '@/shared/i18n';

/** The name of a game, of the lotteries, of virtual matches. */
export function nameOfPlayed(game: PlayedGame): TextKey {
  if (isBonusGame(game)) return `tickets.name.${game}`;
  return game === 'lotto' || game === 'virtual' ? `played.name.${game}` : nameOf(game);
}
