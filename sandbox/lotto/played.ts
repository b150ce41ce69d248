import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor, toWire } from '../../contracts/maths/index.ts';
import type { LottoPlayed } from '../../contracts/played-rounds.ts';
import type { World } from '../world/world.ts';
import { lottoDrawOf } from './store.ts';
import { lottoDrawView, lottoTicketById } from './view.ts';

/** A ticket as a round of its player, with its draws. Row FAIR-21. */
export function playedTicket(world: World, userId: number, id: number): LottoPlayed {
  const { at, currency, price, payout, rate, lines, draws: all } = lottoTicketById(world, userId, id);
  // What went back was not played.
  const draws = all.filter(({ isReturned }) => isReturned !== true);
  const { digits } = currencyFacts(currency);
  const back = all.reduce((sum, own) => (own.isReturned === true ? sum + toMinor(own.payout, digits) : sum), 0);
  const played = (sum: number) => toWire(toMinor(sum, digits) - back, digits);
  const told = draws.map((own) => ({ draw: lottoDrawView(world, lottoDrawOf(world, own.id)), payout: own.payout }));
  const first = told[0]?.draw;
  return {
    ...{
      id: `lotto-${String(id)}`,
      game: 'lotto',
      at: at * 1000,
      currency,
      stake: played(price),
      payout: played(payout),
    },
    ...{
      isOpen: draws.some(({ numbers }) => numbers === null),
      endsAt: null,
      choice: {},
      draws: [],
      isDrawnByUs: true,
    },
    ...{
      commitment: first?.place?.chain.terminating ?? first?.commitment ?? '',
      clientSeed: first?.place?.chain.salt ?? '',
    },
    ...{ nonce: id, serverSeed: null, maths: null },
    lotto: { rate, lines, draws: told, ...(back > 0 && { returned: toWire(back, digits) }) },
  };
}
