import { betStatuses, type BetStatusId } from '../../contracts/coupon.ts';
import type { Fair } from '../fair.ts';
import { marketKeyOf } from '../ids.ts';
import type { createMargins, MoneyRow } from '../margins.ts';
import { once } from '../match.ts';
import { longTermPriceOf } from '../odds.ts';
import type { SimMarket } from '../types.ts';
import { type Contest, leavesAt } from './contest.ts';
import { entrantMarketId, offersOf, outrightMarket } from './offers.ts';
import { createOutlook, type Play } from './outlook.ts';

/** `planned`: not announced yet; `closed`: its last match is on; `over`: its results are known. */
type Phase = 'planned' | 'open' | 'closed' | 'over';

export type Deps = {
  seed: number;
  play: Play;
  marginsOf: () => ReturnType<typeof createMargins>;
  afterMoney: (milli: number, outcome: { gameId: number; marketId: number }, row: MoneyRow | null) => number;
};

/** The long-term bets on one contest. Until prices or results are asked for, none of its matches is looked up. */
export function createOutright(contest: Contest, { seed, play, marginsOf, afterMoney }: Deps) {
  const outlook = once(() => createOutlook(seed, contest, play));
  const offers = offersOf(contest);

  /** Its state at a moment of play, and until when. */
  const phaseAt = (at: number): { phase: Phase; until: number } => {
    if (at < contest.announcedAt) return { phase: 'planned', until: contest.announcedAt };
    if (at < contest.closesAt) return { phase: 'open', until: contest.closesAt };
    const until = leavesAt(contest);
    if (at >= until) return { phase: 'over', until };
    const endsAt = outlook().endsAt();
    return at < endsAt ? { phase: 'closed', until: endsAt } : { phase: 'over', until };
  };

  /** What can still come true, with prices, favourites first; nothing when it is over. */
  const marketsAt = (at: number): SimMarket[] => {
    const { phase } = phaseAt(at);
    if (phase === 'over') return [];
    const margins = marginsOf()(contest.champ, 'line');
    const chances = outlook().chancesAt(at);
    return offers.flatMap(({ groupId }, offer) =>
      (chances[offer] ?? [])
        .map((chance, entrant) => ({ chance, entrant }))
        .filter(({ chance }) => chance > 0)
        .sort((a, b) => b.chance - a.chance || a.entrant - b.entrant)
        .map(({ chance, entrant }, order) => {
          const marketId = entrantMarketId(contest.id, groupId, entrant);
          const bare = longTermPriceOf(margins, groupId, chance);
          const milli = afterMoney(bare, { gameId: contest.id, marketId }, margins.money);
          const lock = phase === 'open' ? (milli === 0 ? 'price' : null) : 'closed';
          return outrightMarket(contest, { entrant, groupId, milli, lock, sort: offer * 10_000 + order });
        }),
    );
  };

  /** What the outcome is worth without margin. Null: it is over, or betting is closed. */
  const fairAt = (at: number, marketId: number): Fair | null => {
    if (phaseAt(at).phase === 'over') return null;
    const { groupId, param } = marketKeyOf(marketId);
    const offer = offers.findIndex((one) => one.groupId === groupId);
    const chance = outlook().chancesAt(at)[offer]?.[param ?? -1];
    return chance === undefined ? null : { chance, decided: 1 };
  };

  const resultsAt = (at: number): [marketId: number, statusId: BetStatusId][] => {
    if (phaseAt(at).phase !== 'over') return [];
    const ranking = outlook().rankingAt(at);
    return offers.flatMap(({ groupId, places }) => {
      const best = new Set(ranking.slice(0, places));
      return contest
        .entrants()
        .map((_, entrant): [number, BetStatusId] => [
          entrantMarketId(contest.id, groupId, entrant),
          best.has(entrant) ? betStatuses.win : betStatuses.lose,
        ]);
    });
  };

  return { contest, phaseAt, marketsAt, fairAt, resultsAt, nextChange: (at: number) => outlook().nextChange(at) };
}
export type Outright = ReturnType<typeof createOutright>;
