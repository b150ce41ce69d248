/** What an edge asks of the publisher. */
import { Id } from '../common.ts';
import { z } from '../zod.ts';
import { EdgeId, most } from './said.ts';

const edge = { edge: EdgeId };
const Scope = z.enum(['main', 'lines', 'whole']);
const WantedMatch = z.tuple([Id, Scope]);

/** Everything on offer but prices. It begins the edge anew: it wants no prices yet. */
export const AskAll = z.object({ ...edge, t: z.literal('all') });
/** The operations after number `n` of the start `core`. */
export const AskSince = z.object({ ...edge, t: z.literal('since'), core: Id, n: Id });
const want = { ...edge, t: z.literal('want'), isAll: z.boolean() };
/** Prices of these matches from now on; `joined`: numbers of joined bets. `isAll`: these joined bets and no others. */
export const AskWant = z.object({
  ...want,
  games: z.array(WantedMatch).check(z.maxLength(most.asked)),
  joined: z.array(Id).check(z.maxLength(most.asked)),
});
export const AskLeave = z.object({ ...edge, t: z.literal('leave'), games: z.array(Id).check(z.maxLength(most.asked)) });
export const AskAlive = z.object({ ...edge, t: z.literal('alive') });

/** As they come: wanted matches and joined bets are looked at one by one. */
export const askEnvelopes = {
  all: AskAll,
  since: AskSince,
  want: z.object({
    ...want,
    games: z.array(z.unknown()).check(z.maxLength(most.asked)),
    joined: z.array(z.unknown()).check(z.maxLength(most.asked)),
  }),
  leave: z.object({ ...edge, t: z.literal('leave'), games: z.array(z.unknown()).check(z.maxLength(most.asked)) }),
  alive: AskAlive,
};
export { Id as AskedId, WantedMatch };
