import type { LottoPlayed } from '../../contracts/played-rounds.ts';
import type { World } from '../world/world.ts';
import { lottoDrawOf } from './store.ts';
import { lottoDrawView, lottoTicketById } from './view.ts';

/** A ticket as a round of its player, with its draws. Row FAIR-21. */
export function playedTicket(world: World, userId: number, id: number): LottoPlayed {
  const { at, currency, price, payout, rate, lines, draws } = lottoTicketById(world, userId, id);
  const told = draws.map((own) => ({ draw: lottoDrawView(world, lottoDrawOf(world, own.id)), payout: own.payout }));
  const first = told[0]?.draw;
  return {
    ...{ id: `lotto-${String(id)}`, game: 'lotto', at: at * 1000, currency, stake: price, payout },
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
    lotto: { rate, lines, draws: told },
  };
}
