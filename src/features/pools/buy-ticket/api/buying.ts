import { dataOf } from '@contracts/common';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { ticketsOpened } from '../model/opened';

/** `order`: the body of the wire, as the page of the tickets made it. */
const TicketCall = z.object({
  ...keyedCallFields,
  house: z.enum(['toto', 'lotto']),
  order: z.record(z.string(), z.unknown()),
});
export type TicketCall = z.infer<typeof TicketCall>;

const paths = { toto: '/toto-api/v1/coupons', lotto: '/lotto-api/v1/tickets' } as const;
const subjectOf = ({ house, userId }: TicketCall) => `${house} ${String(userId)}`;

/** POST coupons of toto, tickets of lotto: buys one ticket, once, whatever the network does. A second press waits for the first. */
export const buying = createKeyedCall({
  request: ({ house, order }: TicketCall) => ({ path: paths[house], body: order }),
  contract: dataOf(z.object({ id: z.int() })),
  resultOf: ({ data }) => ({ ticketId: data.id }),
  subjectOf,
  // The press is within the app that sells tickets: its facade looks at it.
  mayAct: () => true,
  shelf: createShelf<TicketCall, { ticketId: number }>({
    ...{ name: 'tickets', schema: TicketCall, subjectOf, opened: ticketsOpened },
  }),
  $userId,
  opened: ticketsOpened,
});
