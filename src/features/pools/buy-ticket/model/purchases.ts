import { combine, createEvent, createStore, sample, split } from 'effector';

import { LimitStop } from '@contracts/limits';
import { z } from '@contracts/zod';

import { balanceRefreshRequested } from '@/entities/account';
import { $refusalTextOf } from '@/entities/bet-format';
import { $chains, chainsWanted, isAlarmed, lotteryGame } from '@/entities/casino/chains';
import { $userId } from '@/entities/session';
import { $t } from '@/shared/i18n';

import { buying, type TicketCall } from '../api/buying';
import { ticketsOpened } from './opened';

type House = TicketCall['house'];

/** The player pressed Buy. */
export const ticketWanted = createEvent<Pick<TicketCall, 'house' | 'order'>>();
/** The player does not want to wait for the next look at a lost answer. */
export const ticketAsked = createEvent<House>();

/** `refused` with code 0: the key was closed, so nothing was bought. `isUnheard`: the answer was lost, and the page asks for it. */
export type Purchase =
  | { state: 'none' }
  | { state: 'sent'; isUnheard: boolean }
  | { state: 'bought'; ticketId: number }
  | { state: 'refused'; code: number; message: string };
type Ended =
  Extract<Purchase, { state: 'bought' }> | { state: 'refused'; code: number; message: string; data: unknown };

const Stopped = z.object({ limit: LimitStop });

/** Draws of this lottery are not as they were promised, and the player has not answered yet: no ticket goes out. Row FAIR-19. */
const { held: ticketHeld, free: ticketFree } = split(
  sample({ clock: ticketWanted, source: $chains, fn: (chains, call) => ({ chains, call }) }),
  {
    held: ({ chains, call: { house, order } }) =>
      house === 'lotto' && isAlarmed(chains, lotteryGame(Number(order.lottoId))),
    free: () => true,
  },
);
sample({ clock: ticketFree, fn: ({ call }) => call, target: buying.acted });
sample({ clock: ticketsOpened, target: chainsWanted });

/** How the last purchase of each house ended. */
const $ended = createStore<Readonly<Partial<Record<House, Ended>>>>({})
  .on(ticketWanted, (ended, { house }) => ({ ...ended, [house]: undefined }))
  .on(
    sample({ clock: ticketHeld, source: $t, fn: (t, { call: { house } }) => ({ house, message: t('shared.alarm') }) }),
    (ended, { house, message }) => ({ ...ended, [house]: { state: 'refused', code: -1, message, data: undefined } }),
  )
  .on([buying.answered, buying.overheard], (ended, { call, outcome }) => {
    const { kind } = outcome;
    if (kind === 'done') return { ...ended, [call.house]: { state: 'bought' as const, ...outcome.result } };
    const refusal = kind === 'closed' ? { code: 0, message: '', data: undefined } : outcome.refusal;
    return { ...ended, [call.house]: { state: 'refused' as const, ...refusal } };
  })
  .reset($userId);

export const $purchases = combine(
  { runs: buying.$runs, ended: $ended, textOf: $refusalTextOf },
  ({ runs, ended, textOf }): Readonly<Record<House, Purchase>> => {
    const of = (house: House): Purchase => {
      const run = [...runs.values()].find(({ call }) => call.house === house);
      if (run !== undefined) return { state: 'sent', isUnheard: run.stage === 'asking' };
      const last = ended[house];
      if (last?.state !== 'refused') return last ?? { state: 'none' };
      const { code, message, data } = last;
      const limit = Stopped.safeParse(data).data?.limit;
      return { state: 'refused', code, message: textOf({ code, message, ...(limit === undefined ? {} : { limit }) }) };
    };
    return { toto: of('toto'), lotto: of('lotto') };
  },
);

sample({ clock: buying.counted, target: balanceRefreshRequested });
sample({
  clock: ticketAsked,
  source: buying.$runs,
  filter: (runs, house) => [...runs.values()].some(({ call }) => call.house === house),
  fn: (runs, house) => [...runs.values()].find(({ call }) => call.house === house)?.call.key ?? '',
  target: buying.asked,
});
