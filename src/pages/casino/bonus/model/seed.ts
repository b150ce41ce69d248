import { combine, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import { $kept, createFirstPart, firstSeed, roundTold, seedTold } from '@/features/casino/promise';

import { playing } from '../api/playing';
import { ticketsQuery } from '../api/tickets';
import { pageOpened } from './opened';
import { $tickets } from './tickets';

const $part = createStore('').on(createFirstPart(pageOpened), (_, part) => part);
export const $firstSeed = combine($tickets, $part, (known, part) => firstSeed(known?.seed, part));
/** The player has to answer a warning first. Row CAS-17. */
export const $isAlarmed = $kept.map(({ alarm }) => alarm !== null);

const answered = playing.answered.filterMap(({ call, outcome }) =>
  outcome.kind === 'done' ? { call, round: outcome.result } : undefined,
);
sample({
  clock: answered,
  fn: ({ call: { userId, picks }, round }) => ({
    ...{ userId, round },
    bet: { iso: round.iso, stake: 0, choice: { picks } },
  }),
  target: roundTold,
});
/** The part that this page has sent last: the seed that is told next may carry it. */
const $sent = createStore<{ part: string; to: string } | null>(null)
  .on(answered, (_, { call: { seed } }) =>
    seed?.commitment === undefined ? null : { part: seed.clientSeed, to: seed.commitment },
  )
  .reset($userId);
sample({
  clock: ticketsQuery.finished.success,
  source: { userId: $userId, sent: $sent },
  filter: ({ userId }) => userId !== null,
  fn: ({ userId, sent }, { result: { seed } }) => ({
    ...{ userId: userId ?? 0, told: seed },
    brought: sent?.to === seed.commitment ? sent : null,
  }),
  target: seedTold,
});
