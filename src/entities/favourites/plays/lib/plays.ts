import type { Game } from '@contracts/feed';

/** A favourite team is in play. */
export type FavouritePlays = { teamId: number; game: Game };

/** The matches in play of these teams that nobody has been told of yet. */
export const newPlays = (
  games: readonly Game[],
  teams: readonly number[],
  told: ReadonlySet<number>,
): FavouritePlays[] =>
  games.flatMap((game) => {
    const teamId = teams.find((id) => id === game.opp1.id || id === game.opp2.id);
    const isNew = game.zone === 'live' && !game.isFinished && !told.has(game.id);
    return isNew && teamId !== undefined ? [{ teamId, game }] : [];
  });
