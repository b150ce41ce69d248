import { drawsOf, gameOf, messagesOf, type Slug, slugs } from '@contracts/games';
import { sha256, signed } from '@contracts/games/sign';

import vectors from './vectors.json' with { type: 'json' };

export type Counted = { right: number; all: number };
const isSlug = (game: string): game is Slug => slugs.some((slug) => slug === game);

/** How many of the published rounds this browser computes as they were published, by another program. */
export async function checkVectors(): Promise<Counted> {
  const said = await Promise.all(
    vectors.map(async ({ game, choice, serverSeed, clientSeed, nonce, commitment, draws }) => {
      if (!isSlug(game) || (await sha256(serverSeed)) !== commitment) return false;
      const shape = gameOf(game).shapeOf(choice);
      return (
        drawsOf(await signed(serverSeed, messagesOf({ serverSeed, clientSeed, nonce }, shape)), shape).join() ===
        draws.join()
      );
    }),
  );
  return { right: said.filter(Boolean).length, all: vectors.length };
}
