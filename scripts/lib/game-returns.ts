import { type Choice, cometReels, gameOf, lanternReels, type Slug } from '../../contracts/games/index.ts';
import { bingoFigures } from './bingo-figures.ts';
import { blackjackFigures } from './blackjack-figures.ts';
import type { Figures } from './game-figures.ts';
import { outcomesOf } from './game-outcomes.ts';
import { jacksFigures } from './jacks-figures.ts';
import { reelFigures } from './reel-figures.ts';

/** Large enough that nothing is rounded: no pay has a finer part than a ten-thousandth of a fifth or a third. */
const stake = 150_000;

/** Computed from every outcome, with whole numbers alone until the last division. */
function countedFigures(game: Slug, choice: Choice): Figures {
  const { payoutOf } = gameOf(game);
  const sums = { ways: 0n, paid: 0n, squares: 0n, hits: 0n };
  for (const { draws, ways } of outcomesOf(game, choice)) {
    const paid = BigInt(payoutOf(draws, choice, stake));
    sums.ways += ways;
    sums.paid += ways * paid;
    sums.squares += ways * paid * paid;
    if (paid > 0n) sums.hits += ways;
  }
  const all = Number(sums.ways);
  const share = Number(sums.paid) / all / stake;
  const deviation = Math.sqrt(Number(sums.squares) / all / stake ** 2 - share ** 2);
  return { return: share, hitRate: Number(sums.hits) / all, deviation };
}

/** Games with too many outcomes to write each down, or whose player decides on the way: each in its own exact way. */
const own: Partial<Record<Slug, () => Figures>> = {
  'lantern-tide': () => reelFigures(lanternReels),
  'comet-garden': () => reelFigures(cometReels),
  jacks: () => jacksFigures(),
  blackjack: blackjackFigures,
  'bingo-75': bingoFigures,
};

export const figuresOf = (game: Slug, choice: Choice): Figures => own[game]?.() ?? countedFigures(game, choice);
