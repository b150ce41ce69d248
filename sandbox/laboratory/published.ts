import maths from '../../contracts/games/maths.json' with { type: 'json' };
import returns from '../../contracts/games/returns.json' with { type: 'json' };

/** Games that one plays alone and rounds that everybody plays, by one list of names. */
export type Game = keyof typeof maths;

export const publishedGames = Object.keys(maths) as Game[];
export const isGame = (name: string): name is Game => Object.hasOwn(maths, name);
export const publishedOf = (game: Game) => ({ ...returns[game], maths: maths[game] });

/** Version and hash, as rounds keep them. */
export function mathsNow(name: string): string {
  const { version, hash } = maths[name as Game];
  return `${String(version)}:${hash}`;
}
