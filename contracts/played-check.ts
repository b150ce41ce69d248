import { currencyFacts } from './currencies.ts';
import { toMinor } from './maths/index.ts';
import type { LottoPlayed, PlayedRound, VirtualPlayed } from './played-rounds.ts';
import { checkDraw, isRight } from './pools/check.ts';
import { lottoOf, lottoPrize, rightOf } from './pools/index.ts';
import { worthOf } from './pools/worth.ts';
import { checkMatch } from './virtual/check.ts';

type Said = 'right' | 'wrong' | 'open';

type Placed = Pick<PlayedRound, 'id' | 'game' | 'commitment' | 'nonce'>;
/** A ticket or a coupon has a number of its own, and uses no number of a seed. */
const placeOf = ({ id, game, commitment, nonce }: Placed): string =>
  game === 'lotto' || game === 'virtual' ? id : `${commitment} ${String(nonce)}`;

/** The ids of rounds that share a seed and its count with another one. Row FAIR-10. */
export function usedTwice(rounds: readonly Placed[]): ReadonlySet<string> {
  const places = Map.groupBy(rounds, placeOf).values();
  return new Set(
    [...places].map((own) => new Set(own.map(({ id }) => id))).flatMap((ids) => (ids.size > 1 ? [...ids] : [])),
  );
}

/** A ticket: its draws, each back to the first hash of its chain, and what its lines won in them. Row FAIR-21. */
export async function checkTicket({ currency, payout, isOpen, lotto }: LottoPlayed): Promise<Said> {
  const { digits } = currencyFacts(currency);
  let [sum, isOver] = [0, true];
  for (const { draw, payout: told } of lotto.draws) {
    const game = lottoOf(draw.lottoId);
    if (draw.seed === null || draw.numbers === null || game === null) {
      isOver = false;
      continue;
    }
    const finding = await checkDraw(draw, draw.seed);
    const won = lotto.lines.reduce((all, line) => all + lottoPrize(game, rightOf(line, finding.numbers)), 0);
    const due = worthOf({ iso: currency, rate: lotto.rate }, won);
    if (!isRight(finding) || due !== toMinor(told, digits)) return 'wrong';
    sum += due;
  }
  if (sum !== toMinor(payout, digits) || isOpen === isOver) return 'wrong';
  return isOver ? 'right' : 'open';
}

/**
 * The virtual matches of a coupon, each played again. The coupon's payout follows from its prices and is included. Row
 * FAIR-21.
 */
export async function checkMatches({ virtual: { matches, chains } }: VirtualPlayed): Promise<Said> {
  let isOver = true;
  for (const match of matches) {
    if (match.serverSeed === null) isOver = false;
    else if (!(await checkMatch({ ...match, serverSeed: match.serverSeed }, chains)).isRight) return 'wrong';
  }
  return isOver ? 'right' : 'open';
}
