import { LottoCatalogAnswer, type LottoDraw, LottoDrawAnswer, LottoResultsAnswer } from '@contracts/lotto';
import { checkDraw, isRight } from '@contracts/pools/check';

import type { Heard, Rules } from '@/widgets/casino/chain-watch';

/** A draw at its place in the chains. `index`: its own number. */
type Placed = {
  id: number;
  index: number;
  chainId: number;
  number: number;
  hash: string | null;
  commitment: string;
  draw: LottoDraw;
};

function withPlace(draw: LottoDraw): (LottoDraw & { place: NonNullable<LottoDraw['place']> })[] {
  return draw.place == null ? [] : [{ ...draw, place: draw.place }];
}

/** What an answer of the lotteries says of the chains of one. `isWhole`: no draw between the first and the last is left out. */
function heardOf(told: readonly LottoDraw[], isWhole: boolean): Heard<Placed> | null {
  const draws = told.flatMap(withPlace).toSorted((one, other) => other.number - one.number);
  const [newest] = draws;
  if (newest === undefined) return null;
  const places = draws.map((draw): Placed => ({
    ...{ draw, id: draw.id, index: draw.number, chainId: draw.place.chain.id, number: draw.place.number },
    // An answer with numbers includes the hash that they come from.
    ...{ hash: draw.place.hash ?? (draw.numbers === null ? null : ''), commitment: draw.commitment },
  }));
  const isOnSale = isWhole && newest.numbers === null;
  const chains = new Map(
    draws
      .flatMap(({ place: { chain, next } }) => [chain, ...(next === undefined ? [] : [next])])
      .map((chain) => [chain.id, chain]),
  );
  return {
    ...{ listed: places, promised: places, isWhole, at: newest.at * 1000 },
    last: places.filter(({ draw }) => draw.numbers !== null),
    chains: [...chains.values()],
    // Only the newest draw on sale says where the lottery stands.
    round: isOnSale ? (places[0] ?? null) : null,
    next: isOnSale ? (newest.place.next ?? null) : null,
  };
}

/** Of each lottery what an answer says; answers of other calls say nothing. Row FAIR-19. */
export function heardOfDraws({ path, answer }: { path: string; answer: unknown }): [number, Heard<Placed>][] {
  const byLottery = (draws: readonly LottoDraw[], isWhole: boolean) =>
    [...Map.groupBy(draws, ({ lottoId }) => lottoId)].flatMap(([lottoId, own]): [number, Heard<Placed>][] => {
      const heard = heardOf(own, isWhole);
      return heard === null ? [] : [[lottoId, heard]];
    });
  if (path === '/lotto-api/v1/catalog')
    return byLottery(LottoCatalogAnswer.safeParse(answer).data?.data.flatMap(({ draws }) => draws) ?? [], true);
  if (path === '/lotto-api/v1/results') return byLottery(LottoResultsAnswer.safeParse(answer).data?.data ?? [], true);
  const one = /^\/lotto-api\/v1\/\d+$/.test(path) ? LottoDrawAnswer.safeParse(answer).data?.data : undefined;
  return one === undefined ? [] : byLottery([one], false);
}

/** A draw follows from its hash when its seed comes out of it, fits what was promised, and gives the numbers. */
export const lottoRules: Rules<Placed> = {
  periodMs: null,
  isDrawn: async ({ draw }) => draw.seed !== null && isRight(await checkDraw(draw, draw.seed)),
};
