import { combine, createEvent, createStore, sample } from 'effector';

import { sharedKinds, topicOf } from '@contracts/shared-games';

import { $activeAccount, $allAccounts, balanceRefreshRequested } from '@/entities/account';
import { $isAuth, $userId } from '@/entities/session';
import { feedChanged } from '@/shared/feed';
import { $path } from '@/shared/routing';

import { acting } from '../api/acting';
import { seatQuery, tableQuery } from '../api/table';
import { betOn, hear, roundsOf, type Seat, type Table } from '../lib/table';
import { tableClosed, tableOpened } from './opened';

/** True: the player wants to play with points. */
export const demoChosen = createEvent<boolean>();

/** The address of a game ends in its name. */
export const $kind = $path.map((path) => sharedKinds.find((kind) => path.endsWith(`/${kind}`)) ?? 'crash');
export const $topic = $kind.map(topicOf);

export const $isDemo = createStore(false)
  .on(demoChosen, (_, isDemo) => isDemo)
  .reset($kind, $userId);

const $isOpen = createStore(false)
  .on(tableOpened, () => true)
  .on(tableClosed, () => false);

/** What pays: the account in use; games take no bonus money, so then the main one. Null: not known yet. */
export const $account = combine($activeAccount, $allAccounts, (active, all) =>
  active !== null && active.kind !== 'bonus' ? active : (all.find(({ kind }) => kind === 'main') ?? null),
);

export const roundsHeard = sample({ clock: feedChanged, source: $topic, fn: roundsOf });

const $known = createStore<Table | null>(null)
  .on(tableQuery.finished.success, (_, { result }) => result)
  .on(roundsHeard, (table, rounds) => (table === null ? null : rounds.reduce(hear, table)))
  .reset(tableClosed);
/** Null until this game has answered: an answer about another one shows nothing. */
export const $table = combine($known, $kind, (table, kind) => (table?.round.kind === kind ? table : null));
export const $hasFailed = combine(tableQuery.$failed, $table, (hasFailed, table) => hasFailed && table === null);

const $answered = createStore<Seat | null>(null)
  .on(seatQuery.finished.success, (_, { result }) => result)
  .on(acting.answered, (known, { outcome }) => (outcome.kind === 'done' ? outcome.result.seat : known))
  .reset($userId);
export const $seat = combine($answered, $kind, $isDemo, (seat, kind, isDemo) =>
  seat?.kind === kind && seat.isDemo === isDemo ? seat : null,
);
export const $hasSeatFailed = combine(seatQuery.$failed, $seat, (hasFailed, seat) => hasFailed && seat === null);

/** The player's bet on the round of now. */
export const $bet = combine($seat, $table, (seat, table) => (table === null ? null : betOn(seat, table.round.id)));

// The topic is empty: what stands comes by a call, also when the page may have missed rounds.
const topicReset = sample({
  clock: feedChanged,
  source: $topic,
  filter: (topic, changes) => changes.some((change) => change.kind === 'snapshot' && change.topic === topic),
});
// A round of a chain that the page does not know. The page asks once a round: an answer may lack the chain too.
const $strange = $table.map((table) =>
  table !== null && table.chains.every(({ id }) => id !== table.round.chainId) ? table.round.id : null,
);
const chainBegan = sample({ clock: $strange, filter: (round) => round !== null });
sample({
  clock: [tableOpened, $kind, topicReset, chainBegan],
  // An effector source cannot have a field of the name "kind".
  source: { game: $kind, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ game }) => ({ kind: game }),
  target: tableQuery.start,
});

/** The round of the player's open bet ended, or somebody left it: that may have been the player. */
const betMayHaveEnded = sample({
  clock: roundsHeard,
  source: $answered,
  filter: (seat, rounds) => rounds.some(({ id }) => betOn(seat, id)?.state === 'open'),
});
sample({
  clock: [
    ...[tableOpened, $kind, $isDemo, $isAuth, topicReset, betMayHaveEnded],
    $account.map((account) => account?.id ?? null),
  ],
  source: { account: $account, game: $kind, isDemo: $isDemo, isOpen: $isOpen, isAuth: $isAuth },
  filter: ({ account, isOpen, isAuth }) => account !== null && isOpen && isAuth,
  fn: ({ account, game, isDemo }) => ({ kind: game, isDemo, accountId: account?.id ?? 0 }),
  target: seatQuery.start,
});
sample({ clock: acting.counted, target: balanceRefreshRequested });
