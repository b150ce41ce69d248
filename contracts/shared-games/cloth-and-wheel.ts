import { drawsOf, messagesOf, type Shape } from '../games/fair.ts';
import type { Choice, GameMaths } from '../games/game.ts';
import { roulette } from '../games/roulette.ts';
import { wheel } from '../games/wheel.ts';
import { hasOnly, type SharedChoice, type SharedMaths } from './shared-game.ts';

/** A game that one also plays alone, drawn for everybody at once: the same places, the same pays. */
function sharedOf<Kind extends string>(
  own: Pick<SharedMaths<Kind>, 'id' | 'slug' | 'timing' | 'first'>,
  { game, fields, shape }: { game: GameMaths; fields: readonly (keyof SharedChoice)[]; shape: Shape },
): SharedMaths<Kind> {
  const { isChoice, payoutOf, returnOf, hitRateOf } = game;
  const alone = ({ spots, risk }: SharedChoice): Choice => ({ spots, risk });
  return {
    ...own,
    of: shape.of,
    signed: ({ hash, salt, number }) => ({
      key: hash,
      messages: messagesOf({ serverSeed: hash, clientSeed: salt, nonce: number }, shape),
    }),
    drawsOf: (digests) => drawsOf(digests, shape),
    isChoice: (choice) => hasOnly(choice, fields) && isChoice(alone(choice)),
    payoutOf: ({ draws, choice }, minor) => payoutOf(draws, alone(choice), minor),
    returnOf: (choice) => returnOf(alone(choice)),
    hitRateOf: (choice) => hitRateOf(alone(choice)),
  };
}

const everyHalfMinute = { by: 'clock', periodMs: 30_000, closeMs: 10_000, drawMs: 3000 } as const;

export const rouletteDraw = sharedOf(
  { id: 103, slug: 'roulette-draw', timing: everyHalfMinute, first: { spots: ['red'] } },
  { game: roulette, fields: ['spots'], shape: { count: 1, of: 37 } },
);

export const wheelDraw = sharedOf(
  { id: 104, slug: 'wheel-draw', timing: everyHalfMinute, first: { risk: 'medium' } },
  { game: wheel, fields: ['risk'], shape: { count: 1, of: 50 } },
);
