import { currencyFacts } from '../../contracts/currencies.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { mostOf, virtualShare } from '../exposure/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { visitorPurse } from './account.ts';
import { approvedUpTo } from './trader.ts';

type Bound = { stake: Minor; win: Minor };

export type LimitFacts = {
  /** Of the sums of `limits`, as for a visitor's slip. */
  iso: string;
  /** What open bets may have on one outcome and on one match. One coupon may have as much as a player on an outcome. */
  limits: Record<'player' | 'everybody', Record<'outcome' | 'match', Bound>>;
  virtualShare: number;
  /** How many maxima a trader may accept; null where the site has none. */
  traderFactor: number | null;
};

/** The figures that bound every stake (limits.ts), for the page that tells them. Row CPN-95. */
export function limitFacts(world: World): LimitFacts {
  const { iso } = visitorPurse;
  const { first } = currencyFacts(iso);
  const boundsOf = ({ outcome, match }: (typeof mostOf)['player']) => ({
    outcome: { stake: outcome.stake * first, win: outcome.risk * first },
    match: { stake: match.stake * first, win: match.risk * first },
  });
  return {
    iso,
    limits: { player: boundsOf(mostOf.player), everybody: boundsOf(mostOf.everybody) },
    virtualShare,
    traderFactor: siteConfig(world, 'en').showVipBet ? approvedUpTo : null,
  };
}
